import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServedPage } from '#domain/servedPage.ts';
import { fillConfig, type BrowserConfig } from '#server/platform/http/browserConfig.ts';
import { removeNonce } from '#server/platform/http/nonce.ts';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';
import { readPageScripts } from './pageScripts.ts';
import { insertPage, type AnswerVisitor, type PageRenderer, type Frontend } from './frontend.ts';
import { pruneCss } from './pruneCss.ts';

/** Opens the build in `files`; `drawing` is the path of `PageRenderer`, or null. @throws {StartupError} if missing */
export async function openBuiltFrontend(
  files = join(projectRoot, 'dist/client'),
  drawing: string | null = join(projectRoot, 'dist/server/drawPage.js'),
): Promise<Frontend> {
  const path = join(files, 'index.html');
  const html = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartupError(`The application is not built (${path} is missing). Run "npm run build" first.`, {
      cause: error,
    });
  });
  const prepare = async (code: string) =>
    [(await import(pathToFileURL(code).href)) as PageRenderer, await createInsert(html, files)] as const;
  let prepared: ReturnType<typeof prepare> | undefined;

  async function drawAt(
    address: string | null,
    config: BrowserConfig,
    answerVisitor: AnswerVisitor,
  ): Promise<string | null> {
    if (address === null || drawing === null) return null;
    // Importing is slow, so the start of the server does not wait for it.
    prepared ??= prepare(drawing).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    const [{ drawPage }, insert] = await prepared;
    const page = await drawPage({ address, config, answerVisitor });
    return page && insert(address, page);
  }

  return {
    page: async (address, config, answerVisitor) =>
      removeNonce(fillConfig((await drawAt(address, config, answerVisitor)) ?? html, config)),
    files,
    close: () => Promise.resolve(),
  };
}

/** Script element of the app, and links of what it imports; on a rendered page the app starts after the first paint. */
const filesOfApp =
  /<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="([^"]*)"[^>]*>(?:<\/script>)?/g;

/**
 * Reads the build, and returns a function that inserts a page into the application's HTML, with links to its files. The
 * style rules that the page uses are inline, so that the browser paints before it fetches anything. The app enables the
 * style sheet and so loads the fonts, which would otherwise delay the app's scripts.
 */
async function createInsert(html: string, files: string) {
  const scriptsOf = await readPageScripts(files);
  const [link = '', styleSheet = ''] = /<link rel="stylesheet"[^>]* href="([^"]*)"[^>]*>/.exec(html) ?? [];
  const ofApp = [...html.matchAll(filesOfApp)].map(([, file]) => file);
  if (ofApp.length === 0) throw new Error('The page of the build names no script of the app.');
  const ofDrawn = html.replace(link, '').replaceAll(filesOfApp, '');
  const disabled = link.replace('<link', '<link disabled');
  const rules = await readFile(join(files, styleSheet), 'utf8');
  const rulesWithoutFonts = rules.replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');

  return (address: string, page: ServedPage): string => {
    const scripts = scriptsOf(page.modules);
    const { drawn, isFrame } = page;
    if (!drawn) return insertPage(html, address, page, { head: '', scripts });
    const { body, styles } = drawn;
    const ofParts = pruneCss(styles.css, body);
    const used = pruneCss(rulesWithoutFonts, body + ofParts);
    // A rendered page is readable before its scripts load; people wait for the scripts of a page without content.
    const rel = `fetchpriority="low" ${isFrame ? 'rel' : 'data-rel'}`;
    const preload = (file: string | undefined, name = '') =>
      `<link${name} ${rel}="modulepreload" crossorigin href="${file}">`;
    const look = link.replace('rel="stylesheet"', `${rel}="preload" as="style"`);
    const head = [
      `<style>${used}</style>`,
      `<style data-names="${styles.names}">${ofParts}</style>`,
      disabled,
      ...ofApp.map((file) => preload(file, ' class="app"')),
      ...(isFrame ? [] : scripts).map((file) => preload(file)),
      look,
    ].join('');
    return insertPage(ofDrawn, address, page, { head, scripts: isFrame ? scripts : [] });
  };
}
