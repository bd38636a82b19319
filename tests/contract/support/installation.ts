import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '#server/projectRoot.ts';

/** The product's entry, started as a process of its own. */
export interface Started {
  readonly pid: number;
  /** Everything it printed so far. */
  readonly output: () => string;
  /** Resolves with the address once it answers; rejects with what it printed where it ended first. */
  readonly ready: Promise<string>;
  /** Resolves with the exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

/** The built product in a folder of its own, with no more than it needs to run. */
export interface Installation {
  readonly folder: string;
  readonly start: (environment?: NodeJS.ProcessEnv) => Started;
  /** Ends whatever still runs, and removes the folder. */
  readonly remove: () => Promise<void>;
}

export async function install(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-installation-'));
  for (const part of ['server/db/migrations', 'graphql/schema', 'package.json']) {
    cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  await build({
    root: projectRoot,
    logLevel: 'silent',
    build: { ssr: 'server/main.ts', outDir: join(folder, 'dist/server') },
  });
  mkdirSync(join(folder, 'dist/client'));
  writeFileSync(join(folder, 'dist/client/index.html'), '<title>Page</title>');
  const running = new Set<Started>();
  return {
    folder,
    start: (environment = {}) => {
      const started = startIn(folder, ['dist/server/main.js'], environment);
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

/** Starts the sources, as development does. */
export function startSources(environment: NodeJS.ProcessEnv): Started {
  return startIn(projectRoot, ['--import', 'tsx', 'server/main.ts'], environment);
}

function startIn(folder: string, entry: readonly string[], environment: NodeJS.ProcessEnv): Started {
  const child = spawn(process.execPath, entry, {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
  });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ready: addressOf(child, () => output),
    ended,
    kill: (signal) => child.kill(signal),
  };
}

function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /is ready: (http\S+)/.exec(output())?.[1];
      if (address) resolve(address);
    });
    child.once('close', () => {
      reject(new Error(`It ended before it was ready: ${output()}`));
    });
  });
  // A test that waits for the end does not wait for this.
  ready.catch(() => undefined);
  return ready;
}
