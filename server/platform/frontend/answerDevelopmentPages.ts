import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';

/** Pages of the development server alone, and their folders: the design system's gallery, and the charts that run. */
const folders: Readonly<Record<string, string>> = {
  '/__gallery': 'tools/gallery',
  '/__machines': 'tools/inspector',
};

export function answerDevelopmentPages(vite: ViteDevServer): Connect.NextHandleFunction {
  async function answer(folder: string): Promise<string> {
    const html = await readFile(join(projectRoot, folder, 'index.html'), 'utf8');
    return vite.transformIndexHtml(`/${folder}/index.html`, html);
  }
  return (request, response, next) => {
    const [address = ''] = /^\/__\w+(?=$|[/?])/.exec(request.url ?? '') ?? [];
    const folder = folders[address];
    if (folder === undefined) next();
    else
      answer(folder).then(
        (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
        next,
      );
  };
}
