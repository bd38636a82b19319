import { cpSync, rmSync } from 'node:fs';
import { createTestFolder } from '#tests/support/testFolder.ts';
import { test as base } from './app.ts';
import { freePort, seededFolder, startScript } from './servers.ts';

interface DevelopmentServer {
  readonly origin: string;
  /** Output of the server up to the moment when it was ready. */
  readonly printed: string;
}

/** Tests with `npm run dev` on a free port and its sample people; files of one worker share the server. */
export const test = base.extend<object, { development: DevelopmentServer }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a fixture needs from its first argument.
    async ({}, provide) => {
      const port = String(await freePort());
      const folder = createTestFolder('development');
      cpSync(await seededFolder(), folder, { recursive: true });
      const { printed, stop } = await startScript('tools/scripts/dev.mjs', 'Stop: Ctrl+C', {
        env: { PORT: port, DATA_DIR: folder },
      });
      await provide({ origin: `http://127.0.0.1:${port}`, printed });
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
