import { createHash } from 'node:crypto';
import type { Showcase } from '#domain/showcase.ts';
import { browserConfig, type BrowserConfig } from '#server/platform/http/browserConfig.ts';
import { compressed, type Encoding } from '#server/platform/http/compressAnswers.ts';
import { createNonce, noncePlaceholder } from '#server/platform/http/nonce.ts';
import { pagePolicy } from '#server/platform/http/securityHeaders.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import type { AnswerVisitor, VisitorCall } from './drawnPage.ts';
import type { Frontend } from './frontend.ts';
import { anyOtherPath, isListedAddress } from './knownPages.ts';
import { orAsBefore } from './orAsBefore.ts';

/** HTML with the content security policy that lets its inline parts run, and no others. */
export interface PageAnswer {
  readonly policy: string;
  /** Weak entity tag (RFC 9110, 8.8.3), the same in every encoding; null where no two answers are the same. */
  readonly tag: string | null;
  readonly body: (encoding: Encoding | null) => Promise<string | Buffer>;
}

/** A page that was drawn, and what it was told. */
interface Kept {
  readonly answer: Promise<PageAnswer>;
  /** Answers to the calls that it makes, in their order. */
  readonly told: Map<VisitorCall, string>;
  /** Milliseconds since 1970. */
  readonly drawnAt: number;
  /** When its calls were made last, in milliseconds since 1970. */
  toldAt: number;
}

/** Pages of one state of the catalogue, by their addresses. */
type Pages = Map<string | null, Kept>;

/** Pages that are kept at once, the one that was asked for last the longest. */
const mostKept = 100;
/** Characters of an address beyond which its page is not drawn. */
const longestAddress = 300;
/**
 * Addresses that are in no list, of which so many are drawn at once and in a second: anybody can make up ever new queries,
 * letter cases and escapes, and gets the application alone.
 */
const mostAtOnce = 2;
const mostInSecond = 5;

/** Milliseconds for which a page is taken to say what its calls would be answered now. */
const currentFor = 2_000;

export interface PageSources {
  readonly frontend: Frontend;
  readonly settings: Settings;
  readonly showcase: () => Promise<Showcase>;
  readonly answerVisitor: AnswerVisitor;
}

/** Answers with the page at an address: drawn once for each state of the catalogue, and kept. */
export function createPageAnswers({ frontend, settings, showcase, answerVisitor }: PageSources) {
  let kept: Pages = new Map();
  let keptOf = '';
  let underWay = 0;
  let second = 0;
  let inSecond = 0;

  /** Whether there is room to draw a page at an address that is in no list. */
  function takeRoom(): boolean {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) inSecond = 0;
    second = now;
    if (underWay >= mostAtOnce || inSecond >= mostInSecond) return false;
    underWay += 1;
    inSecond += 1;
    return true;
  }

  function keep(pages: Pages, address: string | null, config: BrowserConfig): Promise<PageAnswer> {
    const told: Kept['told'] = new Map();
    const answer = frontend
      .page(address, config, async (call) => {
        const answered = await answerVisitor(call);
        told.set(call, answered);
        return answered;
      })
      .then((html) =>
        frontend.files === null
          ? answerWithNonce(html, settings)
          : answerOf(html, settings, qualityFor(address)),
      );
    pages.set(address, { answer, told, drawnAt: Date.now(), toldAt: Date.now() });
    answer.catch(() => pages.get(address)?.answer === answer && pages.delete(address));
    const [oldest] = pages.keys();
    if (pages.size > mostKept && oldest !== undefined) pages.delete(oldest);
    return answer;
  }

  /** Whether a page that is kept says what its calls are answered; while the database is slow or away, it stays as it is. */
  async function isCurrent(page: Kept): Promise<boolean> {
    const now = Date.now();
    if (page.told.size === 0 || now - page.toldAt < currentFor) return true;
    page.toldAt = now;
    const comparisons = [...page.told].map(async ([call, before]) => (await answerVisitor(call)) === before);
    const areSame = await orAsBefore<boolean[] | null>(Promise.all(comparisons), null);
    if (areSame === null) return true;
    // Its offer may have ended, which is at midnight somewhere.
    return !areSame.includes(false) && hourOf(page.drawnAt) === hourOf(now);
  }

  async function keepBusily(pages: Pages, address: string, config: BrowserConfig): Promise<PageAnswer> {
    try {
      const answer = await keep(pages, address, config);
      // Compressing costs more than drawing: the room is taken until that is done.
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
    if (state !== keptOf || frontend.files === null) kept = new Map();
    keptOf = state;
    const pages = kept;
    const found = pages.get(wanted);
    if (found) {
      const isStillSo = await isCurrent(found);
      // Another may have come in its place meanwhile.
      if (pages.get(wanted) === found) {
        pages.delete(wanted);
        if (isStillSo) pages.set(wanted, found);
      }
      if (isStillSo) return found.answer;
    }
    const config = browserConfig(settings, shown);
    if (isOneOfFew(wanted)) return keep(pages, wanted, config);
    const mayDraw = wanted !== null && wanted.length <= longestAddress && takeRoom();
    if (mayDraw) return keepBusily(pages, wanted, config);
    return pages.get(null)?.answer ?? keep(pages, null, config);
  };
}

const hourOf = (time: number) => Math.floor(time / 3_600_000);

/** True for the application alone, and for addresses that everybody asks for. */
const isOneOfFew = (address: string | null) =>
  address === null || address === anyOtherPath || isListedAddress(address);

/** Brotli takes fifty times as long for the last tenth. */
const qualityFor = (address: string | null) => (isOneOfFew(address) ? 11 : 5);

/** While the application is being developed, Vite puts inline parts into the HTML that nobody knows before. */
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
    // An empty one takes the rules of MUI, which come by script.
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

/** Sources that allow each inline part by its hash (CSP Level 3, 2.3.1). */
function hashesOf(html: string, parts: RegExp): string[] {
  const hashes = [...html.matchAll(parts)].map(([, text = '']) => `'sha256-${hashOf(text)}'`);
  return [...new Set(hashes)];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
