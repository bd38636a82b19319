import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startScript } from './servers.ts';

interface DevelopmentServer {
  readonly origin: string;
  /** Output of the server up to the moment when it was ready. */
  readonly printed: string;
  readonly stop: () => Promise<void>;
}

/** Starts `npm run dev` on a free port, with data of its own. */
export async function serveDevelopment(
  settings: Readonly<Record<string, string>> = {},
): Promise<DevelopmentServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'development-'));
  const { printed, stop } = await startScript('tools/scripts/dev.mjs', 'Stop: Ctrl+C', {
    env: { PORT: String(port), DATA_DIR: folder, ...settings },
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    printed,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
