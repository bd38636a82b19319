import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { createTestFolder } from '#tests/support/testFolder.ts';
import { freePort } from './freePort.ts';

export interface PostgresCluster {
  readonly url: string;
  /** Ends the server at once, as a crash would. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends every connection and starts again, as `pg_ctl restart -m fast` does. */
  readonly restart: () => Promise<void>;
  /** Stops the server and removes its data. */
  readonly remove: () => Promise<void>;
}

const programs = findPrograms();

export const hasPostgres = programs !== undefined;

function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  const folders = [...versions, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL and PgBouncer refuse to run as root, so they run as an account without rights. */
export function accountOfServers(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const fields = ['postgres', 'nobody'].flatMap((name) =>
    lines.filter((line) => line.startsWith(`${name}:`)),
  );
  const [, , uid, gid] = fields[0]?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Starts a throw-away PostgreSQL in a folder and on a port of its own. */
export async function startPostgres(): Promise<PostgresCluster> {
  if (programs === undefined) throw new Error('PostgreSQL is not installed');
  const folder = createTestFolder('postgres');
  const as = accountOfServers();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initial, { ...as, cwd: folder, stdio: 'ignore' });

  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const options = ['-D', data, '-k', folder, '-p', String(port), '-h', '127.0.0.1', '-F'];
  const program = join(programs, 'postgres');
  let server: ChildProcess | undefined;

  const start = async () => {
    server = spawn(program, options, { ...as, cwd: folder, stdio: 'ignore' });
    await untilReady(url);
  };
  const end = async (signal: NodeJS.Signals) => {
    const running = server;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
  };
  const stop = () => end('SIGQUIT');
  await start();
  return {
    url,
    start,
    stop,
    restart: async () => {
      await end('SIGINT');
      await start();
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Statement that ends all other connections to its database. */
export const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** Runs one statement at a connection string. */
export async function query(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Resolves once a database accepts connections. */
export async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new Client({ connectionString: url });
    const ready = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (ready) return;
    await delay(50);
  }
  throw new Error('PostgreSQL did not become ready');
}
