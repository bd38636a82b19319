import { createHash } from 'node:crypto';
import type { Showcase } from '#domain/showcase.ts';
import { createBrowserConfig, type BrowserConfig } from '#server/platform/http/browserConfig.ts';
import { compressText, type Encoding } from '#server/platform/http/compressResponses.ts';
import { createNonce, noncePlaceholder } from '#server/platform/http/nonce.ts';
import { createPageSecurityPolicy } from '#server/platform/http/securityHeaders.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import type { AnswerVisitor, VisitorCall, Frontend } from './frontend.ts';
import { notFoundAddress, isExactPagePath } from './knownPages.ts';
import { withFallback } from './withFallback.ts';

interface PageAnswer {
  /** Content security policy that allows the inline parts of the HTML, and no others. */
  readonly policy: string;
  /** Weak entity tag (RFC 9110, 8.8.3), the same in every encoding; null if every response differs. */
  readonly tag: string | null;
  readonly body: (encoding: Encoding | null) => Promise<string | Buffer>;
}

/** A cached page. Times are in milliseconds since 1970. */
interface KeptPage {
  readonly answer: Promise<PageAnswer>;
  /** Calls that the page made while it was rendered, and the bodies of the responses. */
  readonly calls: Map<VisitorCall, string>;
  readonly drawnAt: number;
  /** Time of the last check that the API still returns the responses from which the page was rendered. */
  checkedAt: number;
}

/** Cached pages by address; null is the app without a rendered page. Emptied when the catalog or the year changes. */
type Pages = Map<string | null, KeptPage>;

/** Maximum of cached pages; the least recently requested one is dropped first. */
const mostKept = 100;
/** Characters of the longest address whose page is rendered. */
const longestAddress = 300;
/** Maximum of unlisted addresses, which anybody can make up, that are rendered at once and in a second. */
const mostAtOnce = 2;
const mostInSecond = 5;

/** Milliseconds for which a cached page is used without a check of its calls. */
const currentFor = 2_000;

export interface PageSources {
  readonly frontend: Frontend;
  readonly settings: Settings;
  readonly showcase: () => Promise<Showcase>;
  readonly answerVisitor: AnswerVisitor;
}

/** Creates the function that returns the page at an address, rendered once per state of the catalog and then cached. */
export function createPageCache({ frontend, settings, showcase, answerVisitor }: PageSources) {
  let kept: Pages = new Map();
  let keptState = '';
  let underWay = 0;
  let second = 0;
  let inSecond = 0;

  /** Reserves the rendering of a page at an unlisted address; false if a limit is reached. */
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

  /** Whether the calls of a cached page still have the same responses; true while the database is slow or down. */
  async function isCurrent(page: KeptPage): Promise<boolean> {
    const now = Date.now();
    if (page.calls.size === 0 || now - page.checkedAt < currentFor) return true;
    page.checkedAt = now;
    const comparisons = [...page.calls].map(async ([call, before]) => (await answerVisitor(call)) === before);
    const areSame = await withFallback<boolean[] | null>(Promise.all(comparisons), null);
    if (areSame === null) return true;
    // Renders again each hour, since an offer ends at midnight of its time zone.
    return !areSame.includes(false) && hourOf(page.drawnAt) === hourOf(now);
  }

  async function keepUnlisted(pages: Pages, address: string, config: BrowserConfig): Promise<PageAnswer> {
    try {
      const answer = await keep(pages, address, config);
      // Compresses before the reservation ends, since compression costs more than rendering.
      await answer.body('br');
      return answer;
    } finally {
      underWay -= 1;
    }
  }

  return async (wanted: string | null): Promise<PageAnswer> => {
    const shown = await showcase();
    // The footer shows the year.
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
    const config = createBrowserConfig(settings, shown);
    if (isOneOfFew(wanted)) return keep(pages, wanted, config);
    const mayDraw = wanted !== null && wanted.length <= longestAddress && reserveDrawing();
    if (mayDraw) return keepUnlisted(pages, wanted, config);
    return pages.get(null)?.answer ?? keep(pages, null, config);
  };
}

const hourOf = (time: number) => Math.floor(time / 3_600_000);

/** Whether a cache key is one of few: null (the application without a page), `notFoundAddress`, or a page's bare path. */
const isOneOfFew = (address: string | null) =>
  address === null || address === notFoundAddress || isExactPagePath(address);

/** Returns the Brotli quality for an address: 11 takes fifty times as long as 5, for 10% fewer bytes. */
const qualityFor = (address: string | null) => (isOneOfFew(address) ? 11 : 5);

/** Allows inline parts by a nonce: in development Vite adds parts later, which cannot be hashed in advance. */
function answerWithNonce(html: string, settings: Settings): PageAnswer {
  const nonce = createNonce();
  const source = [`'nonce-${nonce}'`];
  return {
    policy: createPageSecurityPolicy(settings, { scripts: source, styles: source }),
    tag: null,
    body: (encoding) => compressText(html.replaceAll(noncePlaceholder, nonce), encoding, 1),
  };
}

function answerOf(html: string, settings: Settings, quality: number): PageAnswer {
  const bytes = Buffer.from(html);
  const bodies = new Map<Encoding | null, Promise<string | Buffer>>();
  const policy = createPageSecurityPolicy(settings, {
    scripts: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
    // MUI adds its rules to an empty style element by script.
    styles: hashesOf(`${html}<style></style>`, /<style[^>]*>([\s\S]*?)<\/style>/g),
  });
  return {
    policy,
    tag: `W/"${hashOf(policy + html)}"`,
    body: (encoding) => {
      const body = bodies.get(encoding) ?? compressText(bytes, encoding, quality);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** Returns CSP sources that allow each inline part by its hash (CSP Level 3, 2.3.1). */
function hashesOf(html: string, parts: RegExp): string[] {
  const hashes = [...html.matchAll(parts)].map(([, text = '']) => `'sha256-${hashOf(text)}'`);
  return [...new Set(hashes)];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
