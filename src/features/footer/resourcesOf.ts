import { mayOpen, type ViewerKind } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { sitePages, type SitePage } from '#domain/sitePages.ts';
import type { FooterLink } from './FooterList.tsx';

/** The customer's Newsletter page: a link to another site, which whoever is logged in may read. */
const newsletter: FooterLink = { label: 'Newsletter', href: brand.newsletterUrl, arrow: true };

const resources: readonly (FooterLink | { readonly label: string; readonly page: SitePage })[] = [
  { label: 'FAQ', page: sitePages.faq },
  { label: 'Intro to the marketplace', page: sitePages.introduction },
  newsletter,
  { label: 'Request Products', page: sitePages.requestProducts },
  { label: 'Training Materials', page: sitePages.training },
  { label: 'Webinar Tutorials', page: sitePages.webinar },
];

/** The resources that the access table opens to this kind of viewer, as links. */
export function resourcesOf(kind: ViewerKind): FooterLink[] {
  return resources.flatMap((resource) => {
    if ('href' in resource) return [resource];
    const { label, page } = resource;
    return mayOpen(page.access, kind) ? [{ label, href: page.path }] : [];
  });
}
