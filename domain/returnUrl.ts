import { partners } from './partner.ts';
import { paths } from './paths.ts';

type LogInPath = typeof paths.login | typeof paths.accountLogin;

const ownPaths: ReadonlySet<string> = new Set([
  ...Object.values(paths),
  ...partners.flatMap(({ pages }) => pages),
]);
/** Pages on the way in, most of them opened by a link with a secret in it, and pages that say that there is nothing: nobody wants to be led back to them. */
const passedPaths: ReadonlySet<string> = new Set([
  paths.login,
  paths.accountLogin,
  paths.verification,
  paths.completeProfile,
  paths.registerCompleted,
  paths.ssoCallback,
  paths.noAccess,
  paths.notFound,
  paths.dataNotFound,
]);

/**
 * Where to go after logging in, from a `ReturnUrl` that anybody may have written: a known page of this
 * product as path, query and hash; null for everything else (security U1, U2). Parsed, never compared by
 * prefix: browsers read `/\evil` and `//evil` as other hosts.
 */
export function parseReturnUrl(raw: string | null, origin: string): string | null {
  if (!raw) return null;
  let own: URL;
  let url: URL;
  try {
    own = new URL(origin);
    url = new URL(raw, own);
  } catch {
    return null;
  }
  // The router does not mind a slash at the end.
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  // `blob:` and, in Chromium, `filesystem:` addresses have the origin of the address inside them.
  if (url.origin !== origin || url.protocol !== own.protocol) return null;
  if (url.username + url.password !== '') return null;
  if (!ownPaths.has(path) || passedPaths.has(path)) return null;
  return path + url.search + url.hash;
}

/** The log-in screen, at one of its addresses, that leads back to `target` (path, query and hash). */
export function logInReturningTo(target: string, at: LogInPath = paths.login): string {
  return `${at}?${new URLSearchParams({ ReturnUrl: target }).toString()}`;
}
