import { ssoExchangePath, ssoLoginPath, type SsoResponse } from '#domain/singleSignOn.ts';
import { leadsTo, type Browser } from './browser.ts';

/** Person who is chosen at the embedded provider. */
export interface Choice {
  readonly email: string;
  readonly isConfirmed?: boolean;
}

/** Query parameters of the callback page. */
export type Callback = Readonly<Record<string, string>>;

/** Begins a log-in; returns the authorization URL. */
export async function begin(browser: Browser, query = ''): Promise<string> {
  return leadsTo(await browser.get(ssoLoginPath + query));
}

/** Chooses a person at the embedded provider; returns the query parameters of the callback page. */
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

/** Logs in, from the button to the response of the exchange. */
export async function enter(browser: Browser, choice: Choice): Promise<Response> {
  return exchange(browser, await choose(browser, await begin(browser), choice));
}

export async function readSession(answer: Response): Promise<SsoResponse> {
  if (!answer.ok) throw new Error(`No session: ${await answer.text()}`);
  return (await answer.json()) as SsoResponse;
}

/** Status and error code of a response; null without an error. */
export async function outcomeOf(answer: Response): Promise<[status: number, code: string | null]> {
  const body = (await answer.json()) as { error?: { code: string } };
  return [answer.status, body.error?.code ?? null];
}
