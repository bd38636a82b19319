import { findRouteByPath } from '#app/routes.tsx';
import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { sitePages } from '#domain/sitePages.ts';

/** The title of the page at an address, as the site map has it. */
export function titleAt(address: string): string {
  const title = findRouteByPath(address)?.title;
  return title ? `${title} – ${brand.marketplaceName}` : brand.marketplaceName;
}

/** The title of a section or an entry of the administration, by its heading. */
export function titleInAdmin(heading: string): string {
  return `${heading} – ${titleAt(paths.admin)}`;
}

/** The heading and title of a page of the administration, for `inspectState`. */
export function adminPage(heading: string) {
  return { heading, title: `${heading} – ${sitePages.admin.title}` };
}
