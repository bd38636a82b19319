import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillConfig, jsonBlock, type BrowserConfig } from '#server/http/browserConfig.ts';
import { withoutNonce } from '#server/http/nonce.ts';
import { projectRoot } from '#server/projectRoot.ts';
import { StartupError } from '#server/startupError.ts';
import { readCodeOfPages, type PageCode } from './codeOfPages.ts';
import { insertPage, type Drawn, type DrawingCode, type ServedPage } from './drawnPage.ts';
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
  let insert: ReturnType<typeof createInsert> | undefined;

  /** The code takes a while to load: the server does not wait for it to start. */
  async function drawAt(address: string, config: BrowserConfig): Promise<string | null> {
    if (!existsSync(drawing)) return null;
    const { drawPage } = (await import(pathToFileURL(drawing).href)) as DrawingCode;
    insert ??= createInsert(html, files);
    const page = await drawPage({ address, config });
    return page && (await insert)(address, page);
  }

  return {
    page: async (address, config) => {
      const drawn = address === null ? null : await drawAt(address, config);
      return withoutNonce(fillConfig(drawn ?? html, config));
    },
    files,
    close: () => Promise.resolve(),
  };
}

/** Puts a page into the HTML, with what the browser is to fetch for it. */
async function createInsert(html: string, files: string) {
  const codeOf = await readCodeOfPages(files);
  const withoutStyleSheets = html.replaceAll(/<link rel="stylesheet"[^>]*>/g, '');
  return async (address: string, page: ServedPage) => {
    const code = codeOf(page.modules);
    if (page.drawn) return insertPage(withoutStyleSheets, address, page, await headOf(page.drawn, code));
    const block = jsonBlock({ roles: page.roles, ...code });
    return insertPage(html, address, page, `<script id="code" type="application/json">${block}</script>`);
  };

  /**
   * The rules that a drawn page uses stand in it, so that nothing has to be fetched before it is painted. A style sheet
   * that is disabled is fetched once it is painted, and tells Vite's loader that it is there.
   */
  async function headOf({ body, styles }: Drawn, { scripts, styleSheets }: PageCode): Promise<string> {
    const rules = await Promise.all(styleSheets.map((file) => readFile(join(files, file), 'utf8')));
    return [
      `<style>${usedRules(rules.join(''), body)}</style>`,
      styles,
      ...styleSheets.map((file) => `<link rel="stylesheet" crossorigin href="${file}" disabled>`),
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ].join('');
  }
}
