import { partners } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';

const { notFound: _, dataNotFound: __, ...pagePaths } = paths;
const known = new Set<string>([...Object.values(pagePaths), ...partners.flatMap(({ pages }) => pages)]);
const accountLogin = paths.accountLogin.toLowerCase();

/**
 * Whether the product has a page at this path, with or without a slash at its end. One address holds in any
 * letter case (requirements 2.3).
 */
export function isKnownPage(path: string): boolean {
  const bare = path.replace(/(?<=.)\/$/, '');
  return known.has(bare) || bare.toLowerCase() === accountLogin;
}
