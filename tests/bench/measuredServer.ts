import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';

/** Callers who each send one request after the other, on a connection of their own. */
const usualCallers = 32;

/** A request that is sent again and again. */
export interface Call {
  readonly path: string;
  readonly token?: string;
  /** Bodies of a POST, as JSON, which a caller sends in turn; a GET without any. */
  readonly bodies?: readonly object[];
}

export interface Load {
  /** Microseconds of CPU of the server per response. */
  readonly cpu: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

export interface MeasuredServer {
  readonly address: string;
  /** Sends the first request, and returns the body of its response. */
  readonly ask: (call: Call) => Promise<unknown>;
  /** Sends requests for these seconds. @throws {Error} if one is not answered with status 200 */
  readonly load: (call: Call, seconds: number, callers?: number) => Promise<Load>;
  /** Sends this number of requests, and returns the bytes by which the heap grew. */
  readonly growth: (call: Call, amount: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts a server that prints its address, with a probe of its CPU and memory. */
export async function startMeasured(
  entry: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<MeasuredServer> {
  const probe = join(import.meta.dirname, 'reportUsage.mjs');
  const child = spawn(process.execPath, ['--expose-gc', '--import', probe, ...entry], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text) => {
      output += String(text);
      const found = /is ready: (http\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(`A server ended before it was ready: ${output}`)));
  });

  /** Asks for a value, and waits for it. */
  async function ask(what: 'heap' | 'cpu'): Promise<number> {
    child.send(what);
    const [value] = (await once(child, 'message')) as [number];
    return value;
  }

  let lastRead = Promise.resolve(0);
  /**
   * Reads the bytes of the heap after a collection, or the microseconds of CPU since the start; one after the other,
   * since answers do not name what they answer.
   */
  const read = (what: 'heap' | 'cpu') => (lastRead = lastRead.then(() => ask(what)));

  return {
    address,
    ask: async (call) => {
      const { url, requests, ...others } = toRequest(address, call);
      return (await fetch(url, { ...others, ...requests[0] })).json();
    },
    load: async (call, seconds, callers = usualCallers) => {
      const before = await read('cpu');
      const request = toRequest(address, call);
      const result = await autocannon({ ...request, connections: callers, duration: seconds });
      const used = (await read('cpu')) - before;
      const { non2xx, errors, latency, requests } = result;
      if (non2xx + errors > 0) throw new Error(`${call.path}: ${non2xx} refused, ${errors} failed`);
      return { cpu: used / requests.total, perSecond: requests.total / seconds, p99: latency.p99 };
    },
    growth: async (call, amount) => {
      const before = await read('heap');
      await autocannon({ ...toRequest(address, call), connections: usualCallers, amount });
      return (await read('heap')) - before;
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'close');
    },
  };
}

function toRequest(address: string, { path, token, bodies }: Call) {
  return {
    url: address + path,
    method: bodies ? ('POST' as const) : ('GET' as const),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(bodies && { 'content-type': 'application/json' }),
    },
    requests: bodies ? bodies.map((body) => ({ body: JSON.stringify(body) })) : [{}],
  };
}
