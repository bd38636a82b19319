import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '#server/platform/db/embedded.ts';
import { createSeed } from '#server/createSeed.ts';
import { standInForAnalytics } from '#tests/support/analyticsService.ts';
import { createTestFolder } from '#tests/support/testFolder.ts';

interface Running {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await close(probe);
  return port;
}

/** Starts a site of another origin, which answers every address with this page. */
export async function serveForeignPage(html: string): Promise<Running> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(html);
  });
  const port = await listen(server);
  return { origin: `http://localhost:${port}`, stop: () => close(server) };
}

/** Starts a stand-in for the analytics service. */
export async function serveAnalytics() {
  const service = standInForAnalytics();
  const server = createServer(service.listener);
  const port = await listen(server);
  return { ...service, origin: `http://127.0.0.1:${port}`, stop: () => close(server) };
}

interface RunningProduct extends Running {
  /** Stops the product, and removes its data after `inspect`. */
  readonly stop: (inspect?: (dataFolder: string) => Promise<void>) => Promise<void>;
}

/** A data folder as the first start leaves it, made once for each build. */
export async function seededFolder(): Promise<string> {
  const { mtimeMs } = statSync('dist/server/main.js');
  const seeded = `.cache/seeded-${Math.round(mtimeMs)}`;
  if (existsSync(seeded)) return seeded;
  mkdirSync('.cache', { recursive: true });
  const outdated = readdirSync('.cache').filter((name) => /^seeded-\d+$/.test(name));
  for (const name of outdated) rmSync(join('.cache', name), { recursive: true, force: true });
  const own = mkdtempSync(`${seeded}-`);
  const { close } = await openEmbeddedDatabase({ dataFolder: own, seed: createSeed(true) }, () => undefined);
  await close();
  // Another worker may have made the folder meanwhile.
  if (existsSync(seeded)) rmSync(own, { recursive: true });
  else renameSync(own, seeded);
  return seeded;
}

/** Starts the built product with settings and data of its own, which `prepare` can change. */
export async function serveProduct(
  settings: Record<string, string>,
  prepare?: (dataFolder: string) => Promise<void>,
): Promise<RunningProduct> {
  const port = settings['PORT'] ?? String(await freePort());
  const folder = createTestFolder('product');
  cpSync(await seededFolder(), folder, { recursive: true });
  await prepare?.(folder);
  const { stop } = await startScript('dist/server/main.js', 'is ready', {
    env: { NODE_ENV: 'test', PORT: port, DATA_DIR: folder, ...settings },
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async (inspect) => {
      await stop();
      await inspect?.(folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a script in Node, and waits until it prints `readyText`. */
export async function startScript(
  script: string,
  readyText: string,
  { cwd, env }: { readonly cwd?: string; readonly env: Readonly<Record<string, string>> },
) {
  const child = spawn(process.execPath, [script], { cwd, env: { ...process.env, ...env } });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes(readyText)) resolve();
    });
    void ended.then(() => reject(new Error(`${script} ended before it was ready: ${printed}`)));
  });
  return {
    printed,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
}
