import { createHash } from 'node:crypto';
import type { Showcase } from '#domain/showcase.ts';
import { browserConfig, type BrowserConfig } from '#server/platform/http/browserConfig.ts';
import { compressed, type Encoding } from '#server/platform/http/compressAnswers.ts';
import { createNonce, noncePlaceholder } from '#server/platform/http/nonce.ts';
import { pagePolicy } from '#server/platform/http/securityHeaders.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import type { AnswerVisitor, VisitorCall, Frontend } from './frontend.ts';
import { anyOtherPath, isListedAddress } from './knownPages.ts';
import { withFallback } from './withFallback.ts';

interface PageAnswer {
  /** Content security policy that allows the inline parts of the HTML, and no others. */
  readonly policy: string;
  /** Weak entity tag (RFC 9110, 8.8.3), the same in every encoding; null where every answer differs. */
  readonly tag: string | null;
  readonly body: (encoding: Encoding | null) => Promise<string | Buffer>;
}

/** A page that was drawn. Times are in milliseconds since 1970. */
interface KeptPage {
  readonly answer: Promise<PageAnswer>;
  /** Calls of the page, and their answers. */
  readonly calls: Map<VisitorCall, string>;
  readonly drawnAt: number;
  /** Time of the last check that the calls are still answered so. */
  checkedAt: number;
}

/** Pages of one state of the catalog, by address. */
type Pages = Map<string | null, KeptPage>;

/** Pages that are kept at most; the least recently requested one goes first. */
const mostKept = 100;
/** Characters of an address beyond which its page is not drawn. */
const longestAddress = 300;
/**
 * Unlisted addresses that are drawn at most at once, and in a second; further ones get the application without a page.
 * Anybody can make up new queries, letter cases, and escapes.
 */
const mostAtOnce = 2;
const mostInSecond = 5;

/** Milliseconds for which a page counts as current without a check of its calls. */
const currentFor = 2_000;

export interface PageSources {
  readonly frontend: Frontend;
  readonly settings: Settings;
  readonly showcase: () => Promise<Showcase>;
  readonly answerVisitor: AnswerVisitor;
}

/** Creates the function that answers the page at an address: drawn once for each state of the catalog, and kept. */
export function createPageAnswers({ frontend, settings, showcase, answerVisitor }: PageSources) {
  let kept: Pages = new Map();
  let keptState = '';
  let underWay = 0;
  let second = 0;
  let inSecond = 0;

  /** Whether a page at an unlisted address can be drawn now; counts it if so. */
  function reserveDrawing(): boolean {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) inSecond = 0;
    second = now;
    if (underWay >= mostAtOnce || inSecond >= mostInSecond) return false;
    underWay += 1;
    inSecond += 1;
    return true;
  }

  function keep(pages: Pages, address: string | null, config: BrowserConfig): Promise<PageAnswer> {
    const calls: KeptPage['calls'] = new Map();
    const answer = frontend
      .page(address, config, async (call) => {
        const answered = await answerVisitor(call);
        calls.set(call, answered);
        return answered;
      })
      .then((html) =>
        frontend.files === null
          ? answerWithNonce(html, settings)
          : answerOf(html, settings, qualityFor(address)),
      );
    pages.set(address, { answer, calls, drawnAt: Date.now(), checkedAt: Date.now() });
    answer.catch(() => pages.get(address)?.answer === answer && pages.delete(address));
    const [oldest] = pages.keys();
    if (pages.size > mostKept && oldest !== undefined) pages.delete(oldest);
    return answer;
  }

  /** Whether the calls of a kept page are still answered so; true while the database is slow or down. */
  async function isCurrent(page: KeptPage): Promise<boolean> {
    const now = Date.now();
    if (page.calls.size === 0 || now - page.checkedAt < currentFor) return true;
    page.checkedAt = now;
    const comparisons = [...page.calls].map(async ([call, before]) => (await answerVisitor(call)) === before);
    const areSame = await withFallback<boolean[] | null>(Promise.all(comparisons), null);
    if (areSame === null) return true;
    // An offer ends at midnight of its time zone.
    return !areSame.includes(false) && hourOf(page.drawnAt) === hourOf(now);
  }

  async function keepUnlisted(pages: Pages, address: string, config: BrowserConfig): Promise<PageAnswer> {
    try {
      const answer = await keep(pages, address, config);
      // Compression costs more than drawing, and so counts as well.
      await answer.body('br');
      return answer;
    } finally {
      underWay -= 1;
    }
  }

  return async (wanted: string | null): Promise<PageAnswer> => {
    const shown = await showcase();
    // The year stands in the footer.
    const state = JSON.stringify([shown, new Date().getFullYear()]);
    if (state !== keptState || frontend.files === null) kept = new Map();
    keptState = state;
    const pages = kept;
    const found = pages.get(wanted);
    if (found) {
      const isUpToDate = await isCurrent(found);
      // A concurrent request may have replaced the page.
      if (pages.get(wanted) === found) {
        pages.delete(wanted);
        if (isUpToDate) pages.set(wanted, found);
      }
      if (isUpToDate) return found.answer;
    }
    const config = browserConfig(settings, shown);
    if (isOneOfFew(wanted)) return keep(pages, wanted, config);
    const mayDraw = wanted !== null && wanted.length <= longestAddress && reserveDrawing();
    if (mayDraw) return keepUnlisted(pages, wanted, config);
    return pages.get(null)?.answer ?? keep(pages, null, config);
  };
}

const hourOf = (time: number) => Math.floor(time / 3_600_000);

/** True for the application without a page, and for addresses that everybody requests. */
const isOneOfFew = (address: string | null) =>
  address === null || address === anyOtherPath || isListedAddress(address);

/** Brotli quality: the best one takes fifty times as long, for a tenth less bytes. */
const qualityFor = (address: string | null) => (isOneOfFew(address) ? 11 : 5);

/** Allows inline parts by a nonce: in development Vite adds ones that cannot be hashed before. */
function answerWithNonce(html: string, settings: Settings): PageAnswer {
  const nonce = createNonce();
  const source = [`'nonce-${nonce}'`];
  return {
    policy: pagePolicy(settings, { scripts: source, styles: source }),
    tag: null,
    body: (encoding) => compressed(html.replaceAll(noncePlaceholder, nonce), encoding, 1),
  };
}

function answerOf(html: string, settings: Settings, quality: number): PageAnswer {
  const bytes = Buffer.from(html);
  const bodies = new Map<Encoding | null, Promise<string | Buffer>>();
  const policy = pagePolicy(settings, {
    scripts: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
    // MUI adds its rules to an empty style element by script.
    styles: hashesOf(`${html}<style></style>`, /<style[^>]*>([\s\S]*?)<\/style>/g),
  });
  return {
    policy,
    tag: `W/"${hashOf(policy + html)}"`,
    body: (encoding) => {
      const body = bodies.get(encoding) ?? compressed(bytes, encoding, quality);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** CSP sources that allow each inline part by its hash (CSP Level 3, 2.3.1). */
function hashesOf(html: string, parts: RegExp): string[] {
  const hashes = [...html.matchAll(parts)].map(([, text = '']) => `'sha256-${hashOf(text)}'`);
  return [...new Set(hashes)];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
