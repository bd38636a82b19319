import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';
import { fetchPartnerList } from '#api/marketplace.ts';
import { createRest } from '#api/rest.ts';
import type { TokenResponse } from '#domain/tokens.ts';
import { password, type SamplePerson } from './people.ts';

interface Fault {
  /** `GET /path`, or `graphql OperationName`. */
  readonly call: string;
  readonly status?: number;
  readonly delayMs?: number;
  readonly body?: string;
  /** Repeats the body up to at least this many bytes. */
  readonly bytes?: number;
  readonly contentType?: string;
  /** Fields to remove from the JSON object of the answer. */
  readonly omit?: readonly string[];
  /** Executes the call and drops its answer. */
  readonly losesAnswer?: boolean;
  readonly times: number;
}

/** Makes calls of this test fail or wait on the server. */
export type Fail = (fault: Fault) => Promise<void>;

interface Fixtures {
  readonly fail: Fail;
  /** Removes the faults of this test. */
  readonly recover: () => Promise<void>;
  /** Violations of the content security policy so far; a test that expects one removes it. */
  readonly violations: string[];
}

/**
 * Makes `goto` and `reload` wait until the app has hydrated the page, unless `waitUntil` is set: the browser has loaded
 * a page that the server rendered before its app starts. They wait only briefly for an app that a test holds back.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const hydrated = () =>
    page
      .locator('.slow')
      .waitFor({ state: 'detached', timeout: 3_000 })
      .catch(() => undefined);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await hydrated();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await hydrated();
    return answer;
  };
}

/** Fails every test on uncaught errors of the page and on violations of the content security policy as well. */
export const test = base.extend<Fixtures & { uncaught: undefined }>({
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitForHydration(page);
    await provide(page);
  },
  fail: async ({ context, request, baseURL }, provide, info) => {
    const scope = info.testId;
    await context.addCookies([{ name: 'fault-scope', value: scope, url: baseURL ?? '' }]);
    await provide(async (fault) => {
      const answer = await request.post('/__faults', { data: { ...fault, scope } });
      expect(answer.ok(), await answer.text()).toBe(true);
    });
    await request.delete(`/__faults?scope=${scope}`);
  },
  recover: async ({ request }, provide, info) => {
    await provide(async () => {
      const answer = await request.delete(`/__faults?scope=${info.testId}`);
      expect(answer.ok()).toBe(true);
    });
  },
  violations: [
    async ({ context }, provide) => {
      const violations: string[] = [];
      await context.exposeBinding('reportViolation', (_source, violation: string) =>
        violations.push(violation),
      );
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
          reportViolation(`${effectiveDirective} ${blockedURI}`);
        });
      });
      await provide(violations);
      // This round trip lets earlier reports of the pages arrive.
      await Promise.all(context.pages().map((page) => page.title().catch(() => '')));
      expect(violations, 'stopped by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  uncaught: [
    async ({ page }, provide) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await provide(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function submitLogIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs in through the screen and waits for the person's home. */
export async function logInByScreen(page: Page, person: SamplePerson): Promise<void> {
  await page.goto('/login');
  await submitLogIn(page, person.email);
  await expect(page).toHaveURL(person.home);
}

/** Logs in over the API; works for everybody with the password of the sample people. */
export async function requestTokens(
  request: APIRequestContext,
  email: string,
  origin = '',
): Promise<TokenResponse> {
  const answer = await request.post(`${origin}/api/app/anonymous/login`, { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as TokenResponse;
}

/** Stores a session of the person in the browser without the log-in screen, and opens no page of the product. */
export async function beginSession(page: Page, person: Pick<SamplePerson, 'email'>): Promise<void> {
  const { accessToken, refreshToken, userInfo } = await requestTokens(page.request, person.email);
  const stored = { accessToken, refreshToken, userInfo: JSON.stringify(userInfo) };
  // An address of this origin that runs no script.
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
}

/** Begins a session in a browser that already stores the list of partners from an earlier page. */
export async function resumeSession(page: Page, person: Pick<SamplePerson, 'email'>): Promise<void> {
  await beginSession(page, person);
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const rest = createRest({
    baseUrl: new URL(page.url()).origin,
    getAccessToken: async () => token,
    onRejected: () => false,
    fetch,
  });
  const list = JSON.stringify(await fetchPartnerList(rest));
  await page.evaluate((text) => localStorage.setItem('partnerList', text), list);
}

/** Begins a session of the person, and opens their home page. */
export async function logIn(page: Page, person: SamplePerson): Promise<void> {
  await beginSession(page, person);
  await page.goto(person.home);
}

export function offers(page: Page) {
  return page.getByRole('main').getByRole('article');
}
