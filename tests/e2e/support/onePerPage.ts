import { routeAt } from '#app/routes.tsx';

/** The first address of each page: one page draws all partners, another all addresses that nobody knows. */
export function onePerPage(addresses: readonly string[]): string[] {
  const pages = addresses.map((address) => routeAt(address)?.page);
  return addresses.filter((_, index) => pages.indexOf(pages[index]) === index);
}
