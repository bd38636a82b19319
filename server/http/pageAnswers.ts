import { createHash } from 'node:crypto';
import type { Frontend } from '#server/frontend/frontend.ts';
import type { Settings } from '#server/settings.ts';
import { browserConfig, type BrowserConfig } from './browserConfig.ts';
import type { Showcase } from '#domain/showcase.ts';
import { compressed, type Encoding } from './compressAnswers.ts';
import { createNonce, noncePlaceholder } from './nonce.ts';
import { pagePolicy } from './securityHeaders.ts';

/** HTML with the content security policy that lets its inline parts run, and no others. */
export interface PageAnswer {
  readonly policy: string;
  readonly body: (encoding: Encoding | null) => Promise<string | Buffer>;
}

/** Pages that are kept at once, the one that was asked for last the longest. */
const mostKept = 500;
/** Characters of an address beyond which its page is not drawn. */
const longestAddress = 300;
/** Pages that are drawn in a second at most: whoever asks for ever new addresses gets the application alone. */
const mostDrawn = 20;

interface PageSources {
  readonly frontend: Frontend;
  readonly settings: Settings;
  readonly showcase: () => Promise<Showcase>;
}

/** Answers with the page at an address: drawn once for each state of the catalogue, and kept. */
export function createPageAnswers({ frontend, settings, showcase }: PageSources) {
  let kept = new Map<string | null, Promise<PageAnswer>>();
  let keptOf = '';
  let second = 0;
  let drawn = 0;

  function mayDraw(): boolean {
    const now = Math.floor(Date.now() / 1_000);
    drawn = now === second ? drawn + 1 : 1;
    second = now;
    return drawn <= mostDrawn;
  }

  function keep(address: string | null, config: BrowserConfig): Promise<PageAnswer> {
    const answer = frontend.page(address, config).then((html) => answerOf(html, settings));
    kept.set(address, answer);
    answer.catch(() => kept.delete(address));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return answer;
  }

  return async (wanted: string | null): Promise<PageAnswer> => {
    const shown = await showcase();
    // The year stands in the footer.
    const state = JSON.stringify([shown, new Date().getFullYear()]);
    if (state !== keptOf || frontend.files === null) kept = new Map();
    keptOf = state;
    const found = kept.get(wanted);
    if (found) {
      kept.delete(wanted);
      kept.set(wanted, found);
      return found;
    }
    const config = browserConfig(settings, shown);
    if (wanted !== null && wanted.length <= longestAddress && mayDraw()) return keep(wanted, config);
    return kept.get(null) ?? keep(null, config);
  };
}

function answerOf(html: string, settings: Settings): PageAnswer {
  if (html.includes(noncePlaceholder)) {
    const nonce = createNonce();
    const source = [`'nonce-${nonce}'`];
    return {
      policy: pagePolicy(settings, { scripts: source, styles: source }),
      body: (encoding) => compressed(html.replaceAll(noncePlaceholder, nonce), encoding, 1),
    };
  }
  const bodies = new Map<Encoding | null, Promise<string | Buffer>>();
  return {
    policy: pagePolicy(settings, {
      scripts: hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
      // An empty one takes the rules of MUI, which come by script.
      styles: hashesOf(`${html}<style></style>`, /<style[^>]*>([\s\S]*?)<\/style>/g),
    }),
    body: (encoding) => {
      const body = bodies.get(encoding) ?? compressed(html, encoding, 11);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/** What allows each inline part (CSP Level 3, 2.3.1). */
function hashesOf(html: string, parts: RegExp): string[] {
  const hashes = [...html.matchAll(parts)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
