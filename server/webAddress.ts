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
    v.check(
      (hosts) =>
        hosts.every((host) => URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === host),
      `${name} must be names of hosts with commas between them, such as market.example,test.market.example.`,
    ),
  );
}

function isOrigin(text: string): boolean {
  return originForm.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isPlainAddress(text: string): boolean {
  if (!/^https?:$/.test(protocolOf(text))) return false;
  const { origin, pathname } = new URL(text);
  return isOrigin(origin) && [origin, origin + pathname].includes(text);
}
