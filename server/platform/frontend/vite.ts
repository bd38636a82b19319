import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { fillConfig } from '#server/platform/http/browserConfig.ts';
import { noncePlaceholder } from '#server/platform/http/nonce.ts';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { insertPage, type PageRenderer, type Frontend } from './frontend.ts';

/** Addresses that the backend serves, even if the project has a file of that name. */
const backendPaths = /^\/(?:api\/|graphql(?:$|\?)|healthz|livez|readyz|sso\/|idp\/|__faults)/;

/** Folders that the server reads too. A change restarts the server, then pages reload; Vite would do that too early. */
const sharedFolders = [
  'brands',
  'content',
  'domain',
  'graphql',
  'machines',
  'server',
  'tools/charts',
  'tools/funnels',
];

/** Development-only pages and their folders: the gallery of the design system, and the inspector of charts. */
const developmentFolders: Readonly<Record<string, string>> = {
  '/__gallery': 'tools/gallery',
  '/__machines': 'tools/inspector',
};

/** Serves the application from its sources, with hot reload over the backend's port. */
export async function openViteFrontend(): Promise<Frontend> {
  const { createServer: createVite, normalizePath } = await import('vite');
  const server = createServer();
  const vite = await createVite({
    root: projectRoot,
    appType: 'custom',
    // A plugin survives a restart of Vite, which a change of the configuration or the theme causes.
    plugins: [
      {
        name: 'development-pages',
        configureServer: (vite) => () => void vite.middlewares.use(answerDevelopmentPages(vite)),
      },
    ],
    server: {
      middlewareMode: true,
      hmr: { server },
      cors: false,
      watch: {
        ignored: ['.data', 'dist', ...sharedFolders].map(
          (folder) => `${normalizePath(projectRoot)}/${folder}/**`,
        ),
      },
    },
  });
  return {
    page: async (address, config, answerVisitor) => {
      const source = await readFile(join(projectRoot, 'index.html'), 'utf8');
      const html = await vite.transformIndexHtml('/index.html', source);
      if (address === null) return fillConfig(html, config);
      const code = (await vite.ssrLoadModule('/src/document/drawPage.tsx')) as PageRenderer;
      const page = await code.drawPage({ address, config, answerVisitor, nonce: noncePlaceholder });
      // In development scripts add the styles.
      return fillConfig(
        page?.drawn ? insertPage(html, address, page, { head: '', scripts: [] }) : html,
        config,
      );
    },
    files: null,
    serverFactory: (handler) =>
      server.on('request', (request, response) => {
        const pass = () => handler(request, response);
        if (backendPaths.test(request.url ?? '')) pass();
        else vite.middlewares(request, response, pass);
      }),
    close: () => vite.close(),
  };
}

function answerDevelopmentPages(vite: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [address = ''] = /^\/__\w+(?=$|[/?])/.exec(request.url ?? '') ?? [];
    const folder = developmentFolders[address];
    if (folder === undefined) {
      next();
      return;
    }
    readFile(join(projectRoot, folder, 'index.html'), 'utf8')
      .then((html) => vite.transformIndexHtml(`/${folder}/index.html`, html))
      .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next);
  };
}
