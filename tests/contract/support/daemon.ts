import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accountOfServers } from './postgresCluster.ts';

/** A server program of a test, which can end and start again with the same arguments. */
export interface Daemon {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Prepares a program that runs in a folder, as an account without rights. */
export function createDaemon(program: string, parameters: readonly string[], folder: string): Daemon {
  let running: ChildProcess | undefined;
  return {
    start: () => {
      running = spawn(program, parameters, { ...accountOfServers(), cwd: folder, stdio: 'ignore' });
    },
    stop: async () => {
      if (!running || running.exitCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      await ended;
    },
  };
}
