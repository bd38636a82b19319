import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
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

/** Starts a pooler with the configuration of `deploy/`, for these roles without passwords. */
export async function startPooler(databaseUrl: string, roles: readonly string[]): Promise<Pooler> {
  const { hostname, port: databasePort, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'lintel-pooler-'));
  const port = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, roles.map((role) => `"${role}" ""\n`).join(''));
  const own: Readonly<Record<string, string>> = {
    marketplace: `host=${hostname} port=${databasePort}`,
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    auth_type: 'trust',
    auth_file: users,
  };
  const settings = readFileSync(join(projectRoot, 'deploy/pgbouncer.ini'), 'utf8').replaceAll(
    /^(\w+) = .*$/gm,
    (line, name: string) => (own[name] === undefined ? line : `${name} = ${own[name]}`),
  );
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings.replace('marketplace = ', `${pathname.slice(1)} = `));
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
