import { partners } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';

const { notFound: _, dataNotFound: __, ...pagePaths } = paths;
/** The address of a page that is not there, whatever it is. */
export const anyOtherPath = '/*';

const known = new Set<string>([...Object.values(pagePaths), ...partners.flatMap(({ pages }) => pages)]);
const accountLogin = paths.accountLogin.toLowerCase();

/** Whether an address is spelled as the site map has it, without a query: there are few of them. */
export function isListedAddress(address: string): boolean {
  return known.has(address);
}

/**
 * Whether the product has a page at this path, with or without a slash at its end. One address holds in any
 * letter case (requirements 2.3).
 */
export function isKnownPage(path: string): boolean {
  const bare = path.replace(/(?<=.)\/$/, '');
  return known.has(bare) || bare.toLowerCase() === accountLogin;
}
