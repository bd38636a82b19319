import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './servers.ts';

interface DevelopmentServer {
  readonly origin: string;
  /** What it said once it was ready. */
  readonly printed: string;
  readonly stop: () => Promise<void>;
}

/** `npm run dev` on a free port, with data of its own. */
export async function serveDevelopment(
  settings: Readonly<Record<string, string>> = {},
): Promise<DevelopmentServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'development-'));
  const child = spawn(process.execPath, ['tools/scripts/dev.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, ...settings },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('Stop: Ctrl+C')) resolve();
    });
    void ended.then(() => reject(new Error(`The development server ended: ${printed}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    printed,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
