import { existsSync } from 'node:fs';
import { canInstall, installFromDebian, onPath } from './debian.mjs';

/** Package and program of headless Chromium, which runs pages like Chromium in about half the time. */
const headlessShell = 'chromium-headless-shell';
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Returns the path of a Chromium for the browser tests: CHROME_PATH; otherwise a headless shell, which is
 * installed from Debian's package if it is missing and the user is root; otherwise any Chromium on the PATH.
 * Throws with an instruction if there is none.
 */
export async function ensureChromium() {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH is ${given}, but this file does not exist.`);
  if (given) return given;
  if (!onPath([headlessShell]) && canInstall()) {
    console.log("Installing Debian's headless Chromium for the browser tests (once) …");
    await installFromDebian([headlessShell]).catch((error) => console.log(error.output ?? error.message));
  }
  const found = onPath([headlessShell, ...others]);
  if (found) return found;
  throw new Error(
    'No Chromium found for the browser tests. Install Chromium or Chrome, or set CHROME_PATH to its program file, then run this again.',
  );
}
