import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium for the browser tests: CHROME_PATH, else one on the PATH, else Debian's package
 * where we are root. Throws with an instruction where there is none to be had.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && onPath(['apt-get'])) {
    console.log("Installing Debian's chromium for the browser tests (once) …");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = async () => {
      await run('apt-get', ['update'], { env, quiet: true });
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, quiet: true });
    };
    await install().catch((error) => console.log(error.output ?? error.message));
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found for the browser tests. Install Chromium or Chrome, or set CHROME_PATH to its program file, then run this again.',
  );
}

function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH is ${given}, and there is no such file.`);
  return given || onPath(names);
}

function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
