import { partners } from './partner.ts';
import { paths } from './paths.ts';

const ownPaths: ReadonlySet<string> = new Set([
  ...Object.values(paths),
  ...partners.flatMap(({ pages }) => pages),
]);
/** Pages to which a `ReturnUrl` must not lead: log-in and registration (most opened by secret links), and errors. */
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
 * Parses a `ReturnUrl`, which anybody can write. Returns path, query, and hash of a known page; null for everything
 * else (security U1, U2). Comparing a prefix would not be safe: browsers read `/\evil` and `//evil` as other hosts.
 */
export function parseReturnUrl(raw: string | null, origin: string): string | null {
  if (!raw || !URL.canParse(raw, origin)) return null;
  const url = new URL(raw, origin);
  // The router ignores a slash at the end.
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  // A `blob:` address and, in Chromium, a `filesystem:` address have the origin of the address inside them.
  if (url.origin !== origin || url.protocol !== new URL(origin).protocol) return null;
  if (url.username + url.password !== '') return null;
  if (!ownPaths.has(path) || passedPaths.has(path)) return null;
  return path + url.search + url.hash;
}

/** Returns the address of the log-in screen that leads back to `target` (path, query, and hash). */
export function logInPathReturningTo(
  target: string,
  at: typeof paths.login | typeof paths.accountLogin = paths.login,
): string {
  return `${at}?${new URLSearchParams({ ReturnUrl: target }).toString()}`;
}
