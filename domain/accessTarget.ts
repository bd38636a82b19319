import { partners, type Partner } from './partner.ts';
import { sitePageAt, sitePages, type SitePage } from './sitePages.ts';

/** Target of an access decision: a page, or the offer of a partner without a page. */
export interface AccessTarget {
  /** The page; for an offer, the dashboard, which shows the offer. */
  readonly page: SitePage;
  /** The partner of an offer that leads outside of the product; null for a page. */
  readonly offer: Partner | null;
}

/** Partners without a page, whose offer only the dashboard shows. */
export const partnersWithoutPage: readonly Partner[] = partners.filter(({ pages }) => pages.length === 0);

export function pageTarget(path: string): AccessTarget | undefined {
  const page = sitePageAt(path);
  return page && { page, offer: null };
}

/** Returns the first page of a partner, or the offer of a partner without a page; undefined for an unknown partner. */
export function partnerTarget(partnerId: number): AccessTarget | undefined {
  const partner = partners.find(({ id }) => id === partnerId);
  if (!partner) return undefined;
  const [path] = partner.pages;
  return path === undefined ? { page: sitePages.dashboard, offer: partner } : pageTarget(path);
}
