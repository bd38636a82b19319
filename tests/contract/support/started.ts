import { spawn, type ChildProcess } from 'node:child_process';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';

/** The product's entry, started as a process of its own. */
export interface Started {
  readonly pid: number;
  /** Everything that it has printed so far. */
  readonly output: () => string;
  /** Resolves with the address once it answers; rejects with the output if it ends before. */
  readonly ready: Promise<string>;
  /** Resolves with the exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

/** Starts the sources, as development does. */
export function startSources(environment: NodeJS.ProcessEnv): Started {
  return startIn(projectRoot, ['--import', 'tsx', 'server/main.ts'], environment);
}

/** Starts what `npm run build` made, as `npm start` does. */
export function startBuilt(environment: NodeJS.ProcessEnv): Started {
  return startIn(projectRoot, ['dist/server/main.js'], environment);
}

/** Starts an entry of the product in its folder, as this account or as another one. */
export function startIn(
  folder: string,
  entry: readonly string[],
  environment: NodeJS.ProcessEnv,
  account: { readonly uid?: number; readonly gid?: number } = {},
): Started {
  const child = spawn(process.execPath, entry, {
    ...account,
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
    ready: waitForAddress(child, () => output),
    ended,
    kill: (signal) => child.kill(signal),
  };
}

function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const address = /is ready: (http[^\s"]+)/.exec(output())?.[1];
      if (address) resolve(address);
    });
    child.once('close', () => {
      reject(new Error(`It ended before it was ready: ${output()}`));
    });
  });
  // A test that waits only for the end must not fail on this rejection.
  ready.catch(() => undefined);
  return ready;
}
