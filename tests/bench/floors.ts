import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { partners } from '#domain/partner.ts';

/** Pages that no page of the product can be faster than. */
interface Floors {
  /** Origin of a page of as many words as the landing page has, in one file and without a script. */
  readonly still: string;
  /** Origin of a page of the libraries that the product stands on, with one button. */
  readonly libraries: string;
  readonly stop: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

export async function serveFloors(): Promise<Floors> {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true },
  });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => extname(name) in types)
    .map((name) => [`/${name}`, readFileSync(join(folder, name), 'utf8')] as const);
  rmSync(folder, { recursive: true });
  const [still, libraries] = await Promise.all([
    serve(new Map([['/index.html', stillPage()]])),
    serve(new Map(files)),
  ]);
  return {
    still: still.origin,
    libraries: libraries.origin,
    stop: async () => {
      await Promise.all([still.stop(), libraries.stop()]);
    },
  };
}

function stillPage(): string {
  const offers = partners.map(
    ({ title, category, benefit }) => `<h3>${title}</h3><p>${category}: ${benefit}</p>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Offers</title><style>body{font:16px sans-serif;margin:2rem}</style><h1>Offers of twelve partners</h1>${offers.join('')}</html>`;
}

async function serve(files: ReadonlyMap<string, string>) {
  const packed = new Map([...files].map(([path, text]) => [path, brotliCompressSync(text)]));
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url;
    const body = packed.get(path);
    if (!body) return response.writeHead(404).end();
    const type = types[extname(path)] ?? '';
    return response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
