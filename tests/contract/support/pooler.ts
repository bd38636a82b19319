import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDaemon } from './daemon.ts';
import { freePort } from './freePort.ts';
import { accountOfServers, untilReady } from './postgresCluster.ts';

const program = '/usr/sbin/pgbouncer';

export const hasPooler = existsSync(program);

/** PgBouncer in transaction mode in front of a PostgreSQL database. */
export interface Pooler {
  /** Connection string of `postgres`, through the pooler. */
  readonly url: string;
  /** Ends every connection and starts again. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a pooler for these roles without passwords. */
export async function startPooler(databaseUrl: string, roles: readonly string[]): Promise<Pooler> {
  const { hostname, port: databasePort, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'lintel-pooler-'));
  const port = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, roles.map((role) => `"${role}" ""\n`).join(''));
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    pool_mode: 'transaction',
    // After a refused connection, PgBouncer would wait 15 seconds before the next one.
    server_login_retry: 1,
    auth_type: 'trust',
    auth_file: users,
  };
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${databasePort}`,
    '[pgbouncer]',
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const as = accountOfServers();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const daemon = createDaemon(program, [file], folder);
  const url = `postgres://postgres@127.0.0.1:${port}${pathname}`;
  const start = async () => {
    daemon.start();
    await untilReady(url);
  };
  await start();
  return {
    url,
    restart: async () => {
      await daemon.stop();
      await start();
    },
    stop: async () => {
      await daemon.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
