import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharePostgres, type SharedDatabase } from './support/databases.ts';
import { packChanged, type OwnPackage } from './support/ownPackage.ts';
import { hasPostgres } from './support/postgresCluster.ts';
import { startIn, type Started } from './support/started.ts';

const pages = ['/', '/login', '/register', '/faq', '/partner/sunbelt', '/dashboard', '/nowhere'];

const listAssets = (folder: string) => readdirSync(join(folder, 'dist/client/assets')).toSorted();

/** Passes each request to the next one of these instances. */
function roundRobin(instances: () => readonly string[]): Server {
  let count = 0;
  return createServer((incoming, outgoing) => {
    const addresses = instances();
    count += 1;
    const address = addresses[count % addresses.length];
    const { method, headers, url } = incoming;
    const passed = request(`${address}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
}

describe.runIf(hasPostgres && process.env['FULL'] === '1')('a rolling deploy', () => {
  let releases: readonly [before: OwnPackage, after: OwnPackage];
  let database: SharedDatabase;
  let proxy: Server;
  let proxied: string;
  let addresses: readonly string[] = [];
  const started: Started[] = [];
  const assets = mkdtempSync(join(tmpdir(), 'lintel-assets-'));

  beforeAll(async () => {
    database = await sharePostgres();
    const before = await packChanged("Object.assign(globalThis, { release: 'before' });");
    releases = [before, await packChanged("Object.assign(globalThis, { release: 'after' });")];
    proxy = roundRobin(() => addresses);
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    proxied = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  }, 300_000);
  afterAll(async () => {
    for (const { kill, ended } of started) {
      kill('SIGKILL');
      await ended;
    }
    await new Promise((resolve) => proxy.close(resolve));
    for (const { remove } of releases) remove();
    rmSync(assets, { recursive: true });
    await database.remove();
  });

  /** Adds the assets of a release to the shared folder, and starts an instance of it. */
  async function deploy(folder: string): Promise<Started> {
    execFileSync('cp', ['-R', 'dist/client/assets/.', assets], { cwd: folder });
    const instance = startIn(folder, ['server.js'], {
      AUTH_SECRET: 'a secret of production, longer than thirty-two characters',
      PUBLIC_URL: 'https://market.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DATABASE_URL: database.url,
      ASSETS_DIR: assets,
    });
    started.push(instance);
    addresses = [...addresses, await instance.ready];
    return instance;
  }

  async function end(instance: Started): Promise<void> {
    const address = await instance.ready;
    addresses = addresses.filter((each) => each !== address);
    instance.kill('SIGTERM');
    expect(await instance.ended).toBe(0);
  }

  const loaded = { pages: 0, assets: new Set<string>() };
  const failed: string[] = [];

  async function load(address: string): Promise<string> {
    const answer = await fetch(proxied + address, { headers: { connection: 'close' } });
    const text = await answer.text();
    const expected = address === '/nowhere' ? 404 : 200;
    if (answer.status !== expected) failed.push(`${address} ${answer.status}`);
    return text;
  }

  /** Loads pages and their files from alternating instances, as five browsers, until `work` is done. */
  async function whileLoading<Result>(work: () => Promise<Result>): Promise<Result> {
    const ended = new AbortController();
    const browsers = [0, 1, 2, 3, 4].map(async (browser) => {
      for (let visit = browser; !ended.signal.aborted; visit += 1) {
        const page = await load(pages[visit % pages.length] ?? '/');
        const files = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
        expect(files.length).toBeGreaterThan(1);
        await Promise.all(files.map(load));
        loaded.pages += 1;
        for (const file of files) loaded.assets.add(file);
      }
    });
    try {
      return await work();
    } finally {
      ended.abort();
      await Promise.all(browsers);
    }
  }

  it('answers every page, and every file of both builds, from every instance', async () => {
    const [before, after] = releases;
    expect(listAssets(before.folder)).not.toEqual(listAssets(after.folder));
    const old = await deploy(before.folder);
    const own = await whileLoading(async () => {
      const instance = await deploy(after.folder);
      const names = [...listAssets(before.folder), ...listAssets(after.folder)];
      for (const name of names.filter((each) => !/\.(?:br|gz)$/.test(each))) {
        for (const address of addresses) {
          const answer = await fetch(`${address}/assets/${name}`);
          // A response that nobody reads is under way for as long as an instance may take to end.
          await answer.arrayBuffer();
          const { status, headers } = answer;
          expect([name, status, headers.get('cache-control')]).toEqual([
            name,
            200,
            'public, max-age=31536000, immutable',
          ]);
        }
      }
      await end(old);
      return instance;
    });
    await end(own);
    console.log(`Loaded ${loaded.pages} pages with ${loaded.assets.size} files`);
    expect(failed).toEqual([]);
    expect(loaded.pages).toBeGreaterThan(20);
  });
});
