import { removeCampaignParameters } from '#domain/campaign.ts';
import { partners } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { sitePages, type SitePage } from '#domain/sitePages.ts';

const { notFound: _, dataNotFound: __, ...pagePaths } = paths;
/** The cache key of the not-found page, which every unknown path has. */
export const notFoundAddress = '/*';

const known = new Set<string>([...Object.values(pagePaths), ...partners.flatMap(({ pages }) => pages)]);
const pages: readonly SitePage[] = Object.values(sitePages);
const withSecrets = new Set(pages.filter(({ hidesSearch }) => hidesSearch).map(({ path }) => path));
const accountLogin = paths.accountLogin.toLowerCase();

/** Whether an address is the path of a page, without a query. */
export function isExactPagePath(address: string): boolean {
  return known.has(address);
}

/** Whether a path has a page; ignores a final slash, and the letter case of the account log-in (requirements 2.3). */
export function isKnownPage(path: string): boolean {
  const bare = withoutSlash(path);
  return known.has(bare) || bare.toLowerCase() === accountLogin;
}

/** Returns the cache key of the page at a URL: path and query, without campaign parameters or a query with a secret. */
export function toPageCacheKey(url: string): string {
  const [path = ''] = url.split('?');
  return withSecrets.has(withoutSlash(path)) ? path : removeCampaignParameters(url);
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');
