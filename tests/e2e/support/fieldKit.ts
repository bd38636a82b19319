import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { brand } from '#domain/brand.ts';
import { themePlugin } from '#haven/theme/themePlugin.ts';
import { test as base } from './app.ts';

/** Builds a page of the field kit alone, as the product is built; returns its files by path. */
async function buildPage(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), themePlugin(brand.colors)],
    publicDir: false,
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: 'tests/e2e/support/fieldKitPage.tsx' },
    },
  });
  const files = new Map<string, string | Uint8Array>();
  let head = '';
  for (const { output } of [built].flat().filter((each) => 'output' in each)) {
    for (const file of output) {
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
      if (file.type === 'chunk' && file.isEntry) {
        head += `<script type="module" src="/${file.fileName}"></script>`;
      }
      if (file.fileName.endsWith('.css')) head += `<link rel="stylesheet" href="/${file.fileName}">`;
    }
  }
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Field kit</title>${head}<div id="root"></div></html>`;
  return files.set('/', page);
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

/** Tests with the page of the field kit, served on loopback. */
export const test = base.extend<object, { kit: string }>({
  kit: [
    // Playwright reads the fixtures that a fixture needs from its first argument.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const files = await buildPage();
      const server = createServer((request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
        const file = files.get(pathname);
        const type = types[pathname.split('.').at(-1) ?? ''] ?? 'text/html';
        response.writeHead(file === undefined ? 404 : 200, { 'content-type': type }).end(file);
      });
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect } from './app.ts';
