import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServedPage } from '#domain/servedPage.ts';
import { fillConfig, type BrowserConfig } from '#server/platform/http/browserConfig.ts';
import { withoutNonce } from '#server/platform/http/nonce.ts';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';
import { readCodeOfPages } from './codeOfPages.ts';
import { insertPage, type AnswerVisitor, type DrawingCode } from './drawnPage.ts';
import type { Frontend } from './frontend.ts';
import { usedRules } from './usedRules.ts';

/**
 * The application as `npm run build` left it, with the code that draws its pages; null where they are not drawn.
 * @throws {StartupError} where it has not been built
 */
export async function builtFrontend(
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
    [await importDrawing(code), await createInsert(html, files)] as const;
  let prepared: ReturnType<typeof prepare> | undefined;

  async function drawAt(
    address: string | null,
    config: BrowserConfig,
    answerVisitor: AnswerVisitor,
  ): Promise<string | null> {
    if (address === null || drawing === null) return null;
    // It takes a while: the server does not wait for it to start.
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
      withoutNonce(fillConfig((await drawAt(address, config, answerVisitor)) ?? html, config)),
    files,
    close: () => Promise.resolve(),
  };
}

/** React draws as for production, whatever the server is for: it is twice as quick, and looks while it is imported. */
async function importDrawing(code: string): Promise<DrawingCode> {
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return (await import(pathToFileURL(code).href)) as DrawingCode;
  } finally {
    if (mode === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = mode;
  }
}

/** Script of the app, which a drawn page starts by itself once it is painted. */
const scriptOfApp = /<script type="module" crossorigin src="([^"]*)"[^>]*><\/script>/;

/**
 * Puts a page into the HTML, with what the browser is to fetch for it. The rules that it uses stand in it, so that nothing
 * has to be fetched before it is painted: the app enables the style sheet, and fonts come with it, since the app would
 * wait for their bytes.
 */
async function createInsert(html: string, files: string) {
  const scriptsOf = await readCodeOfPages(files);
  const [link = '', styleSheet = ''] = /<link rel="stylesheet"[^>]* href="([^"]*)"[^>]*>/.exec(html) ?? [];
  const [script = '', app] = scriptOfApp.exec(html) ?? [];
  if (app === undefined) throw new Error('The page of the build names no script of the app.');
  const ofDrawn = html.replace(link, '').replace(script, '');
  const disabled = link.replace('<link', '<link disabled');
  const rules = await readFile(join(files, styleSheet), 'utf8');
  const rulesWithoutFonts = rules.replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');

  return (address: string, page: ServedPage): string => {
    const scripts = scriptsOf(page.modules);
    const { drawn, isFrame } = page;
    if (!drawn) return insertPage(html, address, page, { head: '', scripts });
    const { body, styles } = drawn;
    const ofParts = usedRules(styles.css, body);
    const used = usedRules(rulesWithoutFonts, body + ofParts);
    // A drawn page is read before it comes to life; of a frame people wait for what is in it.
    const rel = `fetchpriority="low" ${isFrame ? 'rel' : 'data-rel'}`;
    const code = [app, ...(isFrame ? [] : scripts)].map(
      (file) => `<link${file === app ? ' id="app"' : ''} ${rel}="modulepreload" crossorigin href="${file}">`,
    );
    const look = link.replace('rel="stylesheet"', `${rel}="preload" as="style"`);
    const head = [
      `<style>${used}</style>`,
      // Emotion moves its element to the end of the head: the layer keeps it under ours.
      `<style data-emotion="haven ${styles.names}">${ofParts}</style>`,
      disabled,
      ...code,
      look,
    ].join('');
    return insertPage(ofDrawn, address, page, { head, scripts: isFrame ? scripts : [] });
  };
}
