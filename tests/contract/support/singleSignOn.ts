import { ssoExchangePath, ssoLoginPath, type SsoAnswer } from '#domain/singleSignOn.ts';
import { leadsTo, type Browser } from './browser.ts';

/** What the embedded provider is told of somebody. */
export interface Choice {
  readonly email: string;
  readonly isConfirmed?: boolean;
}

/** What the provider puts into the address of the callback page. */
export type Callback = Readonly<Record<string, string>>;

/** Begins a log-in; answers where the browser is sent, with cookies kept. */
export async function begin(browser: Browser, query = ''): Promise<string> {
  return leadsTo(await browser.get(ssoLoginPath + query));
}

/** Lets the embedded provider send somebody back; answers what the callback page finds in its address. */
export async function choose(
  browser: Browser,
  authorization: string,
  { email, isConfirmed = true }: Choice,
): Promise<Callback> {
  const choicePage = leadsTo(await browser.get(authorization));
  const chosen = await browser.submit(choicePage, { email, ...(isConfirmed && { confirmed: 'on' }) });
  return callbackOf(leadsTo(await browser.get(leadsTo(chosen))));
}

export function callbackOf(address: string): Callback {
  return Object.fromEntries(new URL(address).searchParams);
}

export function exchange(browser: Browser, callback: Callback): Promise<Response> {
  return browser.post(ssoExchangePath, callback);
}

/** The whole way from the button to the answer of the exchange. */
export async function enter(browser: Browser, choice: Choice): Promise<Response> {
  return exchange(browser, await choose(browser, await begin(browser), choice));
}

export async function readSession(answer: Response): Promise<SsoAnswer> {
  if (!answer.ok) throw new Error(`No session: ${await answer.text()}`);
  return (await answer.json()) as SsoAnswer;
}

/** The status, and the code of the error; null where there is none. */
export async function outcomeOf(answer: Response): Promise<[status: number, code: string | null]> {
  const body = (await answer.json()) as { error?: { code: string } };
  return [answer.status, body.error?.code ?? null];
}
