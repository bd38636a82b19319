import { partners, type Partner } from './partner.ts';
import { sitePageAt, sitePages, type SitePage } from './sitePages.ts';

/** What access is asked about: a page, or the offer of a partner that has none. */
export interface AccessTarget {
  /** The page; of an offer, the one that shows it. */
  readonly page: SitePage;
  /** Whose offer it is, which leads elsewhere at once; null for a page. */
  readonly offer: Partner | null;
}

/** Partners whose offer the dashboard alone shows. */
export const partnersWithoutPage: readonly Partner[] = partners.filter(({ pages }) => pages.length === 0);

/** The page of this very address, or undefined. */
export function pageTarget(path: string): AccessTarget | undefined {
  const page = sitePageAt(path);
  return page && { page, offer: null };
}

/** The partner of this id: its first page, or its offer where it has none; undefined where there is no such partner. */
export function partnerTarget(partnerId: number): AccessTarget | undefined {
  const partner = partners.find(({ id }) => id === partnerId);
  if (!partner) return undefined;
  const [path] = partner.pages;
  return path === undefined ? { page: sitePages.dashboard, offer: partner } : pageTarget(path);
}
