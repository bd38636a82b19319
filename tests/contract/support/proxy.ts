import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const settings = (port: number, instances: readonly number[]) => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option redispatch
  option forwardfor
  retries 3
frontend product
  bind 127.0.0.1:${port}
  default_backend instances
backend instances
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 500ms fall 1 rise 1
${instances.map((each) => `  server instance${each} 127.0.0.1:${each}\n`).join('')}`;

/** Starts a proxy before the instances on these ports. */
export async function startProxy(instances: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-proxy-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settings(port, instances));
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
