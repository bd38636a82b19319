import { expect, test as base, type Page } from '@playwright/test';
import { fetchPartnerList } from '#api/marketplace.ts';
import { createRest } from '#api/rest.ts';
import type { TokenAnswer } from '#domain/tokens.ts';
import { password, type SamplePerson } from './people.ts';

interface Fault {
  /** `GET /path`, or `graphql OperationName`. */
  readonly call: string;
  readonly status?: number;
  readonly delayMs?: number;
  readonly body?: string;
  /** Repeats the body's text to at least so many bytes. */
  readonly bytes?: number;
  readonly contentType?: string;
  /** Fields that are taken out of the JSON object that the call answers. */
  readonly omit?: readonly string[];
  /** The call is done, and its answer never arrives. */
  readonly losesAnswer?: boolean;
  readonly times: number;
}

/** Makes the server fail or dawdle, for this test alone. */
export type Fail = (fault: Fault) => Promise<void>;

interface Fixtures {
  readonly fail: Fail;
  /** Ends what `fail` began. */
  readonly recover: () => Promise<void>;
  /** What the content security policy stopped so far; a test that means it takes it out. */
  readonly violations: string[];
}

/**
 * Lets `goto` and `reload` wait until the page listens, unless `waitUntil` says what for: the browser has loaded a drawn
 * page before its app begins. An app that is kept from starting is not waited for long.
 */
function waitUntilLive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const live = () =>
    page
      .locator('.slow')
      .waitFor({ state: 'detached', timeout: 3_000 })
      .catch(() => undefined);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await live();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await live();
    return answer;
  };
}

/** Every test also fails on an error that nobody caught in the page, and on what the policy had to stop. */
export const test = base.extend<Fixtures & { uncaught: undefined }>({
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) waitUntilLive(page);
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
      await context.exposeBinding('tellViolation', (_source, violation: string) =>
        violations.push(violation),
      );
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
          tellViolation(`${effectiveDirective} ${blockedURI}`);
        });
      });
      await provide(violations);
      // What a page has told before this round trip has arrived after it.
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

/**
 * Begins a session of the person without the screen, which has tests of its own, and opens nothing yet: the
 * browser keeps what logging in leaves in it.
 */
export async function beginSession(page: Page, person: Pick<SamplePerson, 'email'>): Promise<void> {
  const data = { email: person.email, password };
  const answer = await page.request.post('/api/app/anonymous/login', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { accessToken, refreshToken, userInfo } = (await answer.json()) as TokenAnswer;
  const kept = { accessToken, refreshToken, userInfo: JSON.stringify(userInfo) };
  // Of the pages of our origin the one that runs nothing.
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(kept));
}

/** Begins a session in a browser that has shown a page of it before, and so keeps the list of partners. */
export async function comeBack(page: Page, person: Pick<SamplePerson, 'email'>): Promise<void> {
  await beginSession(page, person);
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const rest = createRest({
    baseUrl: new URL(page.url()).origin,
    tokenInForce: async () => token,
    onRejected: () => false,
    fetch,
  });
  const list = JSON.stringify(await fetchPartnerList(rest));
  await page.evaluate((text) => localStorage.setItem('partnerList', text), list);
}

/** Begins a session of the person, and opens their home. */
export async function logIn(page: Page, person: SamplePerson): Promise<void> {
  await beginSession(page, person);
  await page.goto(person.home);
}

export function offers(page: Page) {
  return page.getByRole('main').getByRole('article');
}
