import { findRouteByPath } from '#app/routes.tsx';

/** The first address of each page, since one page renders all partners, and another all unknown addresses. */
export function onePerPage(addresses: readonly string[]): string[] {
  const pages = addresses.map((address) => findRouteByPath(address)?.page);
  return addresses.filter((_, index) => pages.indexOf(pages[index]) === index);
}
