import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

/** An origin as in a content security policy and the `Origin` header: without path, wildcard, or `null`. */
const originForm = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

export function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

export const httpAddressSchema = v.pipe(
  v.string(),
  v.maxLength(2048, 'must be up to 2048 characters.'),
  v.check((text) => /^https?:$/.test(protocolOf(text)), 'must be an http or https address.'),
);

/** An address to which paths are appended: without a slash at its end, a query, and credentials. */
export const baseAddressSchema = v.pipe(
  v.string(),
  v.check(isPlainAddress, 'must be an http or https address without query, such as https://api.example.'),
  v.transform((text) => text.replace(/\/+$/, '')),
);

/** An origin: scheme, host, and port, with or without the final slash that browsers show. */
export const originAddressSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\/$/, '')),
  v.check(isOrigin, 'must be an origin without path, such as https://market.example.'),
);

/** The issuer address of an identity provider, exactly as in its tokens (OpenID Connect Core, section 2). */
export const issuerAddressSchema = v.pipe(
  v.string(),
  v.check(
    (text) => isPlainAddress(text) && (protocolOf(text) === 'https:' || isLoopback(new URL(text).hostname)),
    'must be an https address without query, such as https://id.example; http is for this machine alone.',
  ),
);

/** Target of calls: a path on our own origin, or an address on another one. */
export const callAddressSchema = v.pipe(
  v.string(),
  v.check(
    (text) => /^\/[\w.-]+(?:\/[\w.-]+)*$/.test(text) || isPlainAddress(text),
    'must be a path such as /graphql, or an http or https address without query.',
  ),
);

/** Origins separated by commas. */
export const originListSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.check(
    (origins) => origins.every(isOrigin),
    'must be origins with commas between them, such as https://one.example,https://two.example:8443.',
  ),
);

/** Host names separated by commas. */
export const hostListSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim().toLowerCase())),
  v.everyItem(
    isHostName,
    'must be names of hosts with commas between them, such as market.example,test.market.example.',
  ),
);

/** Pairs of a host and its key, separated by commas; each host occurs once. */
export const hostKeysSchema = v.pipe(
  v.string(),
  v.transform((text) =>
    text.split(',').map((pair) => {
      // A key may contain equals signs, a host none.
      const [host = '', ...key] = pair.split('=');
      return { host: host.trim().toLowerCase(), key: key.join('=').trim() };
    }),
  ),
  v.check(
    (pairs) =>
      pairs.every(({ host, key }) => isHostName(host) && /^[!-~]+$/.test(key)) &&
      new Set(pairs.map(({ host }) => host)).size === pairs.length,
    'must be pairs of host and key with commas between them, each host once, such as localhost=key1,market.example=key2.',
  ),
);

/** Whether a text is a host name as in `location.hostname`. */
function isHostName(text: string): boolean {
  return URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text;
}

/** Whether a host is this machine: a name in lower case, or an address with or without brackets. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return host === 'localhost' || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback');
}

function isOrigin(text: string): boolean {
  return originForm.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isPlainAddress(text: string): boolean {
  if (!/^https?:$/.test(protocolOf(text))) return false;
  const { origin, pathname } = new URL(text);
  return isOrigin(origin) && [origin, origin + pathname].includes(text);
}
