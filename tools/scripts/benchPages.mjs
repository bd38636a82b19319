import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { runBin } from './run.mjs';

/** Measures how soon pages are painted: `npm run bench:pages -- <rounds>`. */
await ensureInstalled();
const chromium = await ensureChromium();
await ensureBuilt();
await runBin('tsx/dist/cli.mjs', ['tests/bench/pages.ts', ...process.argv.slice(2)], {
  env: { CHROME_PATH: chromium },
});
