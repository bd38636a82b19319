import { chromium, type Browser } from '@playwright/test';
import { fetchPartnerList } from '#api/marketplace.ts';
import { createRest } from '#api/rest.ts';
import type { TokenResponse } from '#domain/tokens.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { people } from '#tests/e2e/support/people.ts';
import { serveProduct } from '#tests/e2e/support/servers.ts';
import { median } from '#tests/support/median.ts';
import { serveFloors } from './floors.ts';
import { measureLogIn, measurePage, type Measured, type MeasuredPage } from './measurePage.ts';

/**
 * Measures how soon pages are painted on a phone with slow 4G, beside two pages that none of them can be faster than: one without
 * a script, and one of the libraries with one button. Each round opens all of them, cold, so that whatever else the
 * machine does meets all alike. `npm run bench:pages 3` goes three rounds.
 */
const rounds = Number(process.argv[2] ?? 11);
const still = 'static page';
const stillAgain = 'static page again';
const libraries = 'libraries, one button';

const publicPages = [
  ['/', 'h1'],
  ['/login', 'input[type=email]'],
  ['/register', 'input[type=radio]'],
] as const;
const ownPages = [
  ['/dashboard', 'main article', people.user],
  ['/partner/ppg', 'aside[aria-labelledby="about-offer"]', people.user],
  ['/account', 'main tbody td', people.owner],
  ['/admin', 'main dl', people.administrator],
] as const;

/** Entries of a session in the storage of a browser, after a page of it was shown. */
async function logIn(origin: string, email: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${origin}/api/app/anonymous/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: samplePassword }),
  });
  if (!answer.ok) throw new Error(`The log-in was answered ${answer.status}.`);
  const { accessToken, refreshToken, userInfo } = (await answer.json()) as TokenResponse;
  const rest = createRest({
    baseUrl: origin,
    getAccessToken: async () => accessToken,
    onRejected: () => false,
    fetch,
  });
  return {
    accessToken,
    refreshToken,
    userInfo: JSON.stringify(userInfo),
    userInfoRefreshed: 'true',
    partnerList: JSON.stringify(await fetchPartnerList(rest)),
  };
}

type Round = Readonly<Record<string, Measured>>;

async function measureRound(
  browser: Browser,
  origin: string,
  floors: { still: string; libraries: string },
): Promise<Round> {
  const pages: [string, MeasuredPage][] = [
    [still, { origin: floors.still, path: '/', shown: 'h1' }],
    [stillAgain, { origin: floors.still, path: '/', shown: 'h1', isWarm: true }],
    ['/ again', { origin, path: '/', shown: 'h1', isWarm: true }],
    [libraries, { origin: floors.libraries, path: '/', shown: 'button' }],
    ...publicPages.map(([path, shown]): [string, MeasuredPage] => [path, { origin, path, shown }]),
  ];
  for (const [path, shown, { email }] of ownPages)
    pages.push([path, { origin, path, shown, stored: await logIn(origin, email) }]);
  const round: Record<string, Measured> = {};
  for (const [name, page] of pages) round[name] = await measurePage(browser, page);
  return round;
}

/** Name of the static page that was opened in the same way: for the first or the second time. */
const stillAs = (name: string) => (name.endsWith(' again') ? stillAgain : still);

/** Medians of the rounds; ratios are taken within each round. */
function report(done: readonly Round[]): void {
  const valuesOf = (name: string, value: keyof Measured) => done.map((round) => round[name]?.[value] ?? 0);
  const ratioTo = (name: string, value: keyof Measured, floor: string, ofFloor = value) =>
    median(valuesOf(name, value).map((each, index) => each / (valuesOf(floor, ofFloor)[index] ?? 1))).toFixed(
      2,
    );
  console.table(
    Object.fromEntries(
      Object.keys(done[0] ?? {}).map((name) => [
        name,
        {
          requests: median(valuesOf(name, 'requests')),
          kB: Math.round(median(valuesOf(name, 'bytes')) / 1000),
          'first paint, ms': Math.round(median(valuesOf(name, 'first'))),
          'of the static page': ratioTo(name, 'first', stillAs(name)),
          'largest paint, ms': Math.round(median(valuesOf(name, 'paint'))),
          'beside the static page': ratioTo(name, 'paint', stillAs(name)),
          'content, ms': Math.round(median(valuesOf(name, 'shown'))),
          'beside the libraries': ratioTo(name, 'shown', libraries),
          'live, ms': Math.round(median(valuesOf(name, 'live'))),
          'live beside the libraries': ratioTo(name, 'live', libraries, 'shown'),
          'blocked, ms': Math.round(median(valuesOf(name, 'blocked'))),
          'layout shift': median(valuesOf(name, 'shift')).toFixed(3),
        },
      ]),
    ),
  );
}

const floors = await serveFloors();
const product = await serveProduct({});
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '',
  args: ['--no-sandbox'],
});
try {
  const done: Round[] = [];
  const logIns: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    done.push(await measureRound(browser, product.origin, floors));
    const page = { origin: product.origin, path: '/login', shown: 'main article' };
    const { shown, requests } = await measureLogIn(browser, page, {
      email: people.user.email,
      password: samplePassword,
    });
    logIns.push(shown);
    console.log(
      `Round ${round} of ${rounds}: log-in to offers ${Math.round(shown)} ms, ${requests} requests`,
    );
  }
  report(done);
  console.log(`Log-in to offers: ${Math.round(median(logIns))} ms`);
} finally {
  await browser.close();
  await Promise.all([product.stop(), floors.stop()]);
}
