import { limits } from '#domain/limits.ts';

const key = 'returnTo';

/** Where the product was entered from, as the parameter `returnTo` of the first address says. */
type EnteredPage = Pick<Window, 'location' | 'sessionStorage'>;

/**
 * Where "Return to previous screen" leads (requirements 2.8): the address that this tab was entered with, kept as
 * long as the tab; null without one. Anybody may have written it, so that only configured origins count.
 */
export function readReturnTo(page: EnteredPage, allowedOrigins: readonly string[]): string | null {
  const entered = new URLSearchParams(page.location.search).get(key);
  const address = parseReturnTo(entered, allowedOrigins);
  try {
    if (address === null) return parseReturnTo(page.sessionStorage.getItem(key), allowedOrigins);
    page.sessionStorage.setItem(key, address);
  } catch {
    // Without storage the link lasts until the page is loaded anew.
  }
  return address;
}

function parseReturnTo(raw: string | null, allowedOrigins: readonly string[]): string | null {
  if (raw === null || raw.length > limits.urlLength || !URL.canParse(raw)) return null;
  const { protocol, origin, username, password, href } = new URL(raw);
  // `blob:` addresses have the origin of the address inside them.
  if (!/^https?:$/.test(protocol) || username + password !== '') return null;
  return allowedOrigins.includes(origin) ? href : null;
}
