import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { projectRoot } from '#server/projectRoot.ts';

/** The design system's gallery at `/__gallery`, a page of the development server alone. */
export function answerGallery(vite: ViteDevServer): Connect.NextHandleFunction {
  async function answer(): Promise<string> {
    const html = await readFile(join(projectRoot, 'gallery/index.html'), 'utf8');
    return vite.transformIndexHtml('/gallery/index.html', html);
  }
  return (request, response, next) => {
    if (!/^\/__gallery(?:$|[/?])/.test(request.url ?? '')) next();
    else
      answer().then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next);
  };
}
