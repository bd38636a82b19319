import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './servers.ts';

/** The product built anew from the sources, in a folder of its own. */
interface OwnBuild {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const parts = [
  'brands',
  'content',
  'docs/funnels/pictures',
  'domain',
  'graphql',
  'machines',
  'public',
  'server',
  'src',
  'tests/support',
  'tools/charts',
  'tools/funnels',
];
const files = ['index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Copies the sources, lets `change` add to them, builds them with these settings, and starts the product. */
export async function serveOwnBuild(
  settings: Readonly<Record<string, string>>,
  change: (folder: string) => void = () => undefined,
): Promise<OwnBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'own-build-'));
  for (const part of [...parts, ...files]) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  change(folder);
  const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
  for (const what of [[], ['--ssr']]) {
    execFileSync(process.execPath, [vite, 'build', ...what, '--logLevel', 'error'], {
      cwd: folder,
      env: { ...process.env, ...settings, NODE_ENV: 'production' },
      stdio: 'pipe',
    });
  }

  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'test', PORT: String(port), DATA_DIR: join(folder, 'data') },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('is ready') && resolve());
    void ended.then(() => reject(new Error('It ended before it was ready.')));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
