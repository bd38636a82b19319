import { mayOpen, type ViewerKind } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { sitePages, type SitePage } from '#domain/sitePages.ts';
import type { FooterLink } from './FooterList.tsx';

const resources: readonly (FooterLink | { readonly label: string; readonly page: SitePage })[] = [
  { label: 'FAQ', page: sitePages.faq },
  { label: 'Intro to the marketplace', page: sitePages.introduction },
  // A page on the site of the customer, for everybody who is logged in.
  { label: 'Newsletter', href: brand.newsletterUrl, arrow: true },
  { label: 'Request Products', page: sitePages.requestProducts },
  { label: 'Training Materials', page: sitePages.training },
  { label: 'Webinar Tutorials', page: sitePages.webinar },
];

/** Links to the resources that the access table opens to this kind of viewer. */
export function resourcesOf(kind: ViewerKind): FooterLink[] {
  return resources.flatMap((resource) => {
    if ('href' in resource) return [resource];
    const { label, page } = resource;
    return mayOpen(page.access, kind) ? [{ label, href: page.path }] : [];
  });
}
