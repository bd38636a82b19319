import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { freePort } from './freePort.ts';
import { accountOfServers, untilReady } from './postgresCluster.ts';

const program = '/usr/sbin/pgbouncer';

export const hasPooler = existsSync(program);

/** PgBouncer in transaction mode in front of a PostgreSQL database. */
export interface Pooler {
  /** Connection string of `postgres`, through the pooler. */
  readonly url: string;
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
  const running = spawn(program, [file], { ...as, cwd: folder, stdio: 'ignore' });
  const ended = once(running, 'exit');
  const url = `postgres://postgres@127.0.0.1:${port}${pathname}`;
  await untilReady(url);
  return {
    url,
    stop: async () => {
      running.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
