import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { createTestFolder } from '#tests/support/testFolder.ts';
import { startIn, type Started } from './started.ts';

/** The built product in its own folder, with only the files that it needs. */
export interface Installation {
  readonly folder: string;
  /** Starts the product's entry, with the arguments of a command, such as `migrate`. */
  readonly start: (environment?: NodeJS.ProcessEnv, command?: readonly string[]) => Started;
  /** Ends all started processes, and removes the folder. */
  readonly remove: () => Promise<void>;
}

/** The files of the server, built once for all test files of a worker. */
let bundle: ReturnType<typeof bundleServer> | undefined;

async function bundleServer() {
  const built = await build({
    root: projectRoot,
    logLevel: 'silent',
    build: { ssr: 'server/main.ts', write: false },
  });
  return (built as Rolldown.RolldownOutput).output;
}

export async function install(): Promise<Installation> {
  const folder = createTestFolder('installation');
  for (const part of [
    'server/platform/db/migrations',
    'graphql/schema',
    'content',
    'public',
    'package.json',
  ]) {
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  bundle ??= bundleServer();
  for (const file of await bundle) {
    const path = join(folder, 'dist/server', file.fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.type === 'chunk' ? file.code : file.source);
  }
  cpSync(
    join(projectRoot, 'server/platform/auth/passwordHashes.js'),
    join(folder, 'dist/server/passwordHashes.js'),
  );
  mkdirSync(join(folder, 'dist/client/assets'), { recursive: true });
  writeFileSync(join(folder, 'dist/client/index.html'), '<title>Page</title>');
  const running = new Set<Started>();
  return {
    folder,
    start: (environment = {}, command = []) => {
      const started = startIn(folder, ['dist/server/main.js', ...command], environment);
      running.add(started);
      return started;
    },
    remove: async () => {
      for (const { kill, ended } of running) {
        kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
