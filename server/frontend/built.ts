import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillConfig, type BrowserConfig } from '#server/http/browserConfig.ts';
import { withoutNonce } from '#server/http/nonce.ts';
import { projectRoot } from '#server/projectRoot.ts';
import { StartupError } from '#server/startupError.ts';
import { readCodeOfPages } from './codeOfPages.ts';
import { insertPage, type DrawingCode, type DrawnPage } from './drawnPage.ts';
import type { Frontend } from './frontend.ts';
import { usedRules } from './usedRules.ts';

/**
 * The application as `npm run build` left it; beside these files lies the code that draws its pages.
 * @throws {StartupError} where it has not been built
 */
export async function builtFrontend(files = join(projectRoot, 'dist/client')): Promise<Frontend> {
  const path = join(files, 'index.html');
  const html = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartupError(`The application is not built (${path} is missing). Run "npm run build" first.`, {
      cause: error,
    });
  });
  const drawing = join(files, '../server/drawPage.js');
  const insert = existsSync(drawing) ? createInsert(html, files) : null;

  async function drawAt(address: string, config: BrowserConfig): Promise<string | null> {
    // The code takes a while to load: the server does not wait for it to start.
    const { drawPage } = (await import(pathToFileURL(drawing).href)) as DrawingCode;
    const page = await drawPage(address, config);
    return page && insert && (await insert)(address, page);
  }

  return {
    page: async (address, config) => {
      const drawn = address !== null && insert ? await drawAt(address, config) : null;
      return withoutNonce(fillConfig(drawn ?? html, config));
    },
    files,
    close: () => Promise.resolve(),
  };
}

/**
 * Puts a page into the HTML, and into its head the rules that it uses, so that nothing has to be fetched before it is
 * painted, and what the browser is to fetch meanwhile. A style sheet that is disabled is fetched once it is painted, and
 * tells Vite's loader that it is there.
 */
async function createInsert(html: string, files: string) {
  const codeOf = await readCodeOfPages(files);
  const template = html.replaceAll(/<link rel="stylesheet"[^>]*>/g, '');
  return async (address: string, page: DrawnPage) => {
    const { scripts, styleSheets } = codeOf(page.components);
    const rules = await Promise.all(styleSheets.map((file) => readFile(join(files, file), 'utf8')));
    const head = [
      `<style>${usedRules(rules.join(''), page.body)}</style>`,
      page.styles,
      ...styleSheets.map((file) => `<link rel="stylesheet" crossorigin href="${file}" disabled>`),
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ];
    return insertPage(template, address, page, head.join(''));
  };
}
