import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createTestFolder } from '#tests/support/testFolder.ts';
import { freePort, startScript } from './servers.ts';

/** A product built from the sources in a folder of its own. */
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
  const folder = createTestFolder('own-build');
  for (const part of [...parts, ...files]) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  change(folder);
  const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
  for (const flags of [[], ['--ssr']]) {
    execFileSync(process.execPath, [vite, 'build', ...flags, '--logLevel', 'error'], {
      cwd: folder,
      env: { ...process.env, ...settings, NODE_ENV: 'production' },
      stdio: 'pipe',
    });
  }

  const port = await freePort();
  const { stop } = await startScript('dist/server/main.js', 'is ready', {
    cwd: folder,
    env: { NODE_ENV: 'test', PORT: String(port), DATA_DIR: join(folder, 'data') },
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
