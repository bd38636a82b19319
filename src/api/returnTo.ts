import { limits } from '#domain/limits.ts';

const key = 'returnTo';

/** Returns the URL for "Return to previous screen" (requirements 2.8); null without one of an allowed origin. */
export function readReturnTo(
  page: Pick<Window, 'location' | 'sessionStorage'>,
  allowedOrigins: readonly string[],
): string | null {
  const entered = new URLSearchParams(page.location.search).get(key);
  const address = parseReturnTo(entered, allowedOrigins);
  try {
    if (address === null) return parseReturnTo(page.sessionStorage.getItem(key), allowedOrigins);
    page.sessionStorage.setItem(key, address);
  } catch {
    // Without storage, the address is kept until a reload.
  }
  return address;
}

function parseReturnTo(raw: string | null, allowedOrigins: readonly string[]): string | null {
  if (raw === null || raw.length > limits.urlLength || !URL.canParse(raw)) return null;
  const { protocol, origin, username, password, href } = new URL(raw);
  // The origin of a `blob:` address is the origin of the address inside it.
  if (!/^https?:$/.test(protocol) || username + password !== '') return null;
  return allowedOrigins.includes(origin) ? href : null;
}
