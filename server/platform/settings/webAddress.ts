import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

/** An origin as a policy and a browser's `Origin` header spell it: no path, no wildcard, no `null`. */
const originForm = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

export function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

/** An http or https address, in words for the setting that holds it. */
export function httpAddress(name: string) {
  return v.pipe(
    v.string(),
    v.maxLength(2048, `${name} must be up to 2048 characters.`),
    v.check((text) => /^https?:$/.test(protocolOf(text)), `${name} must be an http or https address.`),
  );
}

/** The address that paths are put behind: without a slash at its end, a query or a name and password. */
export function baseAddress(name: string) {
  return v.pipe(
    v.string(),
    v.check(
      isPlainAddress,
      `${name} must be an http or https address without query, such as https://api.example.`,
    ),
    v.transform((text) => text.replace(/\/+$/, '')),
  );
}

/** Scheme, host and port, with or without the slash that browsers show behind them. */
export function originAddress(name: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\/$/, '')),
    v.check(isOrigin, `${name} must be an origin without path, such as https://market.example.`),
  );
}

/**
 * An identity provider as its tokens name it, character by character (OpenID Connect Core, section 2). Only on this
 * machine may it do without encryption.
 */
export function issuerAddress(name: string) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => isPlainAddress(text) && (protocolOf(text) === 'https:' || isLoopback(new URL(text).hostname)),
      `${name} must be an https address without query, such as https://id.example; http is for this machine alone.`,
    ),
  );
}

/** Where calls go: a path of our own origin, or an address elsewhere. */
export function callAddress(name: string) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => /^\/[\w.-]+(?:\/[\w.-]+)*$/.test(text) || isPlainAddress(text),
      `${name} must be a path such as /graphql, or an http or https address without query.`,
    ),
  );
}

/** Origins with commas between them. */
export function originList(name: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((part) => part.trim())),
    v.check(
      (origins) => origins.every(isOrigin),
      `${name} must be origins with commas between them, such as https://one.example,https://two.example:8443.`,
    ),
  );
}

/** Names of hosts with commas between them. */
export function hostList(name: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((part) => part.trim().toLowerCase())),
    v.everyItem(
      isHostName,
      `${name} must be names of hosts with commas between them, such as market.example,test.market.example.`,
    ),
  );
}

export interface HostKey {
  readonly host: string;
  readonly key: string;
}

/** A key for each host, as pairs with commas between them; no host stands there twice. */
export function hostKeys(name: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map(toHostKey)),
    v.check(
      (pairs) =>
        pairs.every(({ host, key }) => isHostName(host) && /^[!-~]+$/.test(key)) &&
        new Set(pairs.map(({ host }) => host)).size === pairs.length,
      `${name} must be pairs of host and key with commas between them, each host once, such as localhost=key1,market.example=key2.`,
    ),
  );
}

/** A key may hold equals signs of its own, a host none. */
function toHostKey(pair: string): HostKey {
  const [host = '', ...key] = pair.split('=');
  return { host: host.trim().toLowerCase(), key: key.join('=').trim() };
}

/** A name as `location.hostname` spells it. */
function isHostName(text: string): boolean {
  return URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text;
}

/** Whether a host's name in lower case, or an address with or without brackets, is this machine to itself. */
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
