import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { logInPathReturningTo, parseReturnUrl } from './returnUrl.ts';

// Vitest provides the environment here as well; this folder must not use `process`.
const numRuns = import.meta.env['FULL'] === '1' ? 100_000 : 5_000;
const timeout = 120_000;

const origins = [
  'https://marketplace.example',
  'http://127.0.0.1:4000',
  'http://[2001:db8::1]:8443',
  'https://xn--bcher-kva.example',
];
const excludedPages: readonly string[] = [
  paths.login,
  paths.accountLogin,
  paths.verification,
  paths.completeProfile,
  paths.registerCompleted,
  paths.ssoCallback,
  paths.noAccess,
  paths.notFound,
  paths.dataNotFound,
];
const ownPages: readonly string[] = Object.values(paths).filter((path) => !excludedPages.includes(path));

/** Fragments of attacks on URL parsers, one kind to a line. */
// oxfmt-ignore
const pieces = [
  '/', '//', '///', '\\', '\\\\', '/\\', '\\/', '/./', '/../', '/.//', '..', '.', ';', ':', '?', '#', '&',
  '\t', '\n', '\r\n', '\0', '\u0001', ' ', '\u00a0', '\u200b', '\u202e', '\ufeff', '\ud800', '\udfff',
  '%', '%zz', '%0', '%00', '%09', '%0d%0a', '%20', '%23', '%2e%2e', '%2f', '%2f%2f', '%3f', '%40', '%5c', '%ff',
  '%252f%252f', '%c0%af', '%u002f', '&#47;', '．', '／', '＼', '。', '：', '＠', 'é', 'ß', 'İ', '日本', '💥',
  '@', 'user@', ':secret@', 'user:secret@', '@@', '%40evil.example', '\\@evil.example', '.evil.example',
  'http:', 'https:', 'http:/', 'https:/', 'http://', 'https://', 'https:\\\\', 'HtTpS://', 'h\tttps://',
  'javascript:', 'java\tscript:', 'javascript://', 'data:', 'data:text/html,', 'blob:', 'vbscript:', 'mailto:',
  'filesystem:', 'view-source:', 'about:', 'file:///', 'ftp://', 'ws://', 'wss://', 'x:', 'x:/',
  'evil.example', '//evil.example', '/\\evil.example', 'https://evil.example', 'evil．example', 'localhost',
  ':80', ':443', ':4000', ':0', ':65536', ':-1', ':a', '[::1]', '[', ']', '127.1', '0x7f.1', '2130706433',
  '?ReturnUrl=//evil.example', '#//evil.example', '?a=b', '#c', '__proto__', 'constructor', 'toString',
];

/** Prefixes of a path: those of `here` stay at the origin, those of `away` leave it or have a user. */
// oxfmt-ignore
const startsAt = (origin: string, { protocol, host, hostname } = new URL(origin)) => ({
  here: [
    '', origin, origin.toUpperCase(), protocol, `//${host}`, `\\\\${host}`, `/\\${host}`, `${protocol}\\\\${host}`,
    ' ', '\t\n', '/.', '/..', '/x/..', '/%2e', `${protocol}//@${host}`, origin.replaceAll('.', '．'),
  ],
  away: [
    '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', 'https://evil.example', '//', 'x:',
    `${origin}.evil.example`, `${origin}@evil.example`, `//${host}@evil.example`, `//evil.example\\@${host}`,
    `${protocol}//user@${host}`, `${protocol}//:secret@${host}`, `//user:secret@${host}`, `blob:${origin}`,
    `${protocol}//${hostname}:1`, `${protocol === 'http:' ? 'https:' : 'http:'}//${host}`, `ws://${host}`,
    `${protocol}//${hostname}.`, `javascript://${host}`, `filesystem:${origin}/temporary`, 'file://',
  ],
});

const piece = fc.constantFrom(...pieces);
const unicode = fc.string({ unit: 'binary' });
const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), unicode);
const ownPage = fc.constantFrom(...ownPages);
const path = fc.oneof(
  { weight: 6, arbitrary: ownPage },
  { weight: 1, arbitrary: fc.constantFrom(...excludedPages) },
  { weight: 1, arbitrary: fc.mixedCase(fc.constantFrom(...Object.values(paths))) },
);

function joined(parts: readonly (string | null)[]): string {
  return parts.join('');
}

/** An arbitrary query or hash, or none. */
function part(sign: '?' | '#'): fc.Arbitrary<string | null> {
  const words = fc.array(fc.oneof(piece, text), { maxLength: 4 });
  return fc.option(words.map((some) => sign + some.join('')));
}

function addressesAt(origin: string): fc.Arbitrary<string> {
  const { here, away } = startsAt(origin);
  const start = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...here) },
    { weight: 1, arbitrary: fc.constantFrom(...away) },
  );
  const end = fc.constantFrom('', '', '', '/', '//', '/.', '/..');
  const whole = fc.tuple(start, path, end, part('?'), part('#')).map(joined);
  const disturbed = fc
    .tuple(whole, piece, fc.nat({ max: 40 }))
    .map(([address, inserted, at]) => address.slice(0, at) + inserted + address.slice(at));
  const pieced = fc
    .array(fc.oneof(piece, piece, text, path, fc.constant(origin)), { maxLength: 8 })
    .map(joined);
  const long = fc.tuple(whole, piece, fc.boolean()).map(([address, repeated, isBefore]) => {
    const much = repeated.repeat(Math.ceil(65_536 / repeated.length));
    return isBefore ? much + address : address + much;
  });
  return fc.oneof(
    { weight: 60, arbitrary: whole },
    { weight: 40, arbitrary: disturbed },
    { weight: 30, arbitrary: pieced },
    { weight: 1, arbitrary: long },
  );
}

const request = fc.oneof(...origins.map((origin) => addressesAt(origin).map((raw) => ({ raw, origin }))));

it(
  'any return URL leads to a known page of this origin, or is refused',
  () => {
    const shares = { followed: 0, rewritten: 0, knownPageElsewhere: 0, unknownPageHere: 0 };
    let asked = 0;
    fc.assert(
      fc.property(request, ({ raw, origin }) => {
        asked += 1;
        const target = parseReturnUrl(raw, origin);
        const url = URL.canParse(raw, origin) ? new URL(raw, origin) : null;
        const isHere = url?.origin === origin && url.username + url.password === '';
        const isKnown = url !== null && ownPages.includes(url.pathname);
        const isRefused = target === null && raw !== '';
        expect(isRefused && isHere && isKnown, 'refused, although it is a page of this origin').toBe(false);
        if (target === null) {
          if (isKnown) shares.knownPageElsewhere += 1;
          if (isHere) shares.unknownPageHere += 1;
          return;
        }
        shares.followed += 1;
        if (target !== raw) shares.rewritten += 1;
        expect(isHere, 'a URL of this origin without a user').toBe(true);
        expect(target).toMatch(/^\/(?![/\\])/);
        const reached = new URL(target, origin);
        expect(reached.href).toBe(origin + target);
        expect(reached.origin).toBe(origin);
        expect(reached.username + reached.password).toBe('');
        expect(ownPages).toContain(reached.pathname);
        expect([reached.pathname, `${reached.pathname}/`]).toContain(url?.pathname);
        expect(reached.search + reached.hash).toBe(`${url?.search}${url?.hash}`);
        expect(parseReturnUrl(target, origin)).toBe(target);
      }),
      { numRuns },
    );
    // The run proves something only if enough URLs are followed, and enough are nearly valid.
    expect(shares.followed / asked).toBeGreaterThan(0.2);
    expect(shares.rewritten / asked).toBeGreaterThan(0.1);
    expect(shares.knownPageElsewhere / asked).toBeGreaterThan(0.03);
    expect(shares.unknownPageHere / asked).toBeGreaterThan(0.1);
  },
  timeout,
);

it(
  'parsing never throws, even for lone surrogates and an invalid origin',
  () => {
    const halves = fc.uint16Array({ maxLength: 40 }).map((units) => String.fromCharCode(...units));
    const raw = fc.oneof(halves, fc.tuple(piece, halves, path).map(joined));
    const from = fc.oneof(fc.constantFrom(...origins, '', 'null', 'about:blank'), text);
    fc.assert(
      fc.property(raw, from, (asked, origin) => {
        expect(parseReturnUrl(asked, origin) ?? '/').toMatch(/^\/(?![/\\])/);
      }),
      { numRuns },
    );
  },
  timeout,
);

it(
  'parsing keeps every page of the product with any query and hash',
  () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...origins),
        fc.boolean(),
        ownPage,
        part('?'),
        part('#'),
        (origin, isWhole, page, query, hash) => {
          const raw = joined([isWhole ? origin : '', page, query, hash]);
          const url = new URL(raw, origin);
          expect(url.pathname).toBe(page);
          expect(parseReturnUrl(raw, origin)).toBe(url.pathname + url.search + url.hash);
        },
      ),
      { numRuns },
    );
  },
  timeout,
);

it(
  'parsing restores the exact target from the URL of the log-in screen',
  () => {
    const entries = fc.array(fc.tuple(unicode, unicode), { maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...origins), ownPage, entries, unicode, (origin, page, params, place) => {
        const search = new URLSearchParams(params).toString();
        const wanted = new URL(`${page}?${search}#${encodeURIComponent(place)}`, origin);
        const target = wanted.pathname + wanted.search + wanted.hash;
        const logIn = new URL(logInPathReturningTo(target), origin);
        expect(parseReturnUrl(logIn.searchParams.get('ReturnUrl'), origin)).toBe(target);
        const reached = new URL(target, origin);
        expect([...reached.searchParams]).toEqual(params);
        expect(decodeURIComponent(reached.hash.slice(1))).toBe(place);
      }),
      { numRuns },
    );
  },
  timeout,
);
