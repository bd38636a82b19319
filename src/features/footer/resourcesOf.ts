import { mayOpen, type ViewerKind } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { sitePages, type SitePage } from '#domain/sitePages.ts';
import type { FooterLink } from './FooterList.tsx';

const resources: readonly (FooterLink | { readonly label: string; readonly page: SitePage })[] = [
  { label: 'FAQ', page: sitePages.faq },
  { label: 'Intro to the marketplace', page: sitePages.introduction },
  // The newsletter is a page of the customer's own site, open to everybody who is logged in.
  { label: 'Newsletter', href: brand.newsletterUrl, arrow: true },
  { label: 'Request Products', page: sitePages.requestProducts },
  { label: 'Training Materials', page: sitePages.training },
  { label: 'Webinar Tutorials', page: sitePages.webinar },
];

/** Returns links to the resources that this kind of viewer may open. */
export function resourcesOf(kind: ViewerKind): FooterLink[] {
  return resources.flatMap((resource) => {
    if ('href' in resource) return [resource];
    const { label, page } = resource;
    return mayOpen(page.access, kind) ? [{ label, href: page.path }] : [];
  });
}
