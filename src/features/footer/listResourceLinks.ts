import { mayOpen, type ViewerKind } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { sitePages, type SitePage } from '#domain/sitePages.ts';

const resources: readonly (Pick<SitePage, 'path' | 'access'> & { readonly label: string })[] = [
  { ...sitePages.faq, label: 'FAQ' },
  { ...sitePages.introduction, label: 'Intro to the marketplace' },
  // The newsletter is a page of the customer's own site, open to everybody who is logged in.
  { path: brand.newsletterUrl, access: 'signedInPage', label: 'Newsletter' },
  { ...sitePages.requestProducts, label: 'Request Products' },
  { ...sitePages.training, label: 'Training Materials' },
  { ...sitePages.webinar, label: 'Webinar Tutorials' },
];

/** Returns links to the help pages and other resources that this kind of viewer may open. */
export function listResourceLinks(kind: ViewerKind) {
  return resources
    .filter(({ access }) => mayOpen(access, kind))
    .map(({ label, path }) => ({ label, href: path }));
}
