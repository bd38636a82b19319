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

/** The offer of the partner of this id; undefined where there is no such partner, or where it has a page. */
export function offerTarget(partnerId: number): AccessTarget | undefined {
  const offer = partnersWithoutPage.find(({ id }) => id === partnerId);
  return offer && { page: sitePages.dashboard, offer };
}
