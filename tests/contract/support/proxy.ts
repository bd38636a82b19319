import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { createDaemon } from './daemon.ts';
import { freePort } from './freePort.ts';
import { accountOfServers } from './postgresCluster.ts';

const program = '/usr/sbin/haproxy';

export const hasProxy = existsSync(program);

/** HAProxy in front of instances, which it checks by `/readyz`. */
export interface Proxy {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy with the configuration of `deploy/`, before the instances on these two ports. */
export async function startProxy([one, two]: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-proxy-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  const settings = readFileSync(join(projectRoot, 'deploy/haproxy.cfg'), 'utf8')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replaceAll('one:4000', `127.0.0.1:${one}`)
    .replaceAll('two:4000', `127.0.0.1:${two}`);
  writeFileSync(file, settings);
  const { uid, gid } = accountOfServers();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const daemon = createDaemon(program, ['-f', file], folder);
  daemon.start();
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      await daemon.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
