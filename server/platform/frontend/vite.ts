import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fillConfig } from '#server/platform/http/browserConfig.ts';
import { noncePlaceholder } from '#server/platform/http/nonce.ts';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { answerDevelopmentPages } from './answerDevelopmentPages.ts';
import { insertPage, type DrawingCode } from './drawnPage.ts';
import type { Frontend } from './frontend.ts';

/** Addresses that are the backend's own, whatever files lie in the project. */
const backendPaths = /^\/(?:api\/|graphql(?:$|\?)|healthz|sso\/|idp\/|__faults)/;

/**
 * Folders that the server reads as well. A change in them restarts it, and pages load anew once it is back: told of the
 * change by Vite, they would do so while nobody answers.
 */
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

/** The application from its sources, with hot reload over the backend's own port. */
export async function viteFrontend(): Promise<Frontend> {
  const { createServer: createVite, normalizePath } = await import('vite');
  const server = createServer();
  const vite = await createVite({
    root: projectRoot,
    appType: 'custom',
    // As a plugin, so that a change of the configuration or the theme, which restarts Vite, keeps it.
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
      const code = (await vite.ssrLoadModule('/src/document/drawPage.tsx')) as DrawingCode;
      const page =
        address === null
          ? null
          : await code.drawPage({ address, config, answerVisitor, nonce: noncePlaceholder });
      // Styles come by script while they are developed.
      const isDrawn = address !== null && page?.drawn;
      return fillConfig(isDrawn ? insertPage(html, address, page, { head: '', scripts: [] }) : html, config);
    },
    files: null,
    serverFactory: (handler) =>
      server.on('request', (request, response) => {
        const pass = () => {
          handler(request, response);
        };
        if (backendPaths.test(request.url ?? '')) pass();
        else vite.middlewares(request, response, pass);
      }),
    close: () => vite.close(),
  };
}
