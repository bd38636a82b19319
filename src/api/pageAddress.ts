import { limits } from '#domain/limits.ts';

/** Header with the address of the calling page (spec section 7). */
export const pageAddressHeader = 'CUSTOM-APIPATH';

export type AddressedPage = Pick<Window, 'location'> & { readonly parent: Pick<Window, 'location'> };

/** Returns the header's value: the parent's or page's URL as JSON, without secrets; null on production hosts. */
export function createPageAddressHeader(
  page: AddressedPage,
  productionHosts: readonly string[],
): string | null {
  if (productionHosts.includes(page.location.hostname)) return null;
  const href = withoutSecrets(readAddress(page)).slice(0, limits.urlLength);
  return JSON.stringify({ href });
}

function readAddress(page: AddressedPage): string {
  try {
    return page.parent.location.href;
  } catch {
    // The address of a cross-origin parent is hidden.
    return page.location.href;
  }
}

const secretNames =
  /token|secret|passw|pwd|code(?:_?verifier)?$|otp|pin$|^state$|nonce|session|^sid$|auth|api_?key|^key$|signature|^sig$|ticket|assertion|invit|jwt|credential/i;
/** Matches a JWT, or 32 characters without a space, which is more than a person would choose. */
const secretValue = /^[\w-]{8,}\.[\w-]{8,}\.[\w-]+$|[\w+/=-]{32}/;
/** Matches a `name=value` inside a value, which is then a nested URL. */
const nestedQuery = /[?&#;][^=]*=/;

/** Removes user, password, and possible secrets in path, query, and fragment; empty for an invalid URL. */
function withoutSecrets(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.pathname = url.pathname.split('/').map(cutValue).join('/');
  url.search = cut(url.search.slice(1));
  const hash = url.hash.slice(1);
  url.hash = hash.includes('=') ? cut(hash) : cutValue(hash);
  return url.href;
}

function cut(query: string): string {
  const values = [...new URLSearchParams(query)];
  if (!values.some(isSecret)) return query;
  const kept = values.map(([name, value]) => [cutValue(name), isSecret([name, value]) ? '***' : value]);
  return new URLSearchParams(kept).toString();
}

function cutValue(value: string): string {
  return secretValue.test(value) ? '***' : value;
}

function isSecret([name, value]: [string, string]): boolean {
  return (
    [name, value].some((text) => secretValue.test(text)) || secretNames.test(name) || nestedQuery.test(value)
  );
}
