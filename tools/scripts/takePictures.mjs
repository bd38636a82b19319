import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { runBin } from './run.mjs';

/** Takes a picture of each state of the funnels, then writes the pages of the funnels with them. */
await ensureInstalled();
const chromium = await ensureChromium();
await ensureBuilt();
await runBin('@playwright/test/cli.js', ['test', 'e2e/funnelStates'], {
  env: { CHROME_PATH: chromium, PICTURES: '1', FULL: '1' },
});
await runBin('tsx/dist/cli.mjs', ['tools/funnels/write.ts']);
