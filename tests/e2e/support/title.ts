import { routeAt } from '#app/routes.tsx';
import { brand } from '#domain/brand.ts';

/** The title of the page at an address, as the site map has it. */
export function titleAt(address: string): string {
  const title = routeAt(address)?.title;
  return title ? `${title} – ${brand.marketplaceName}` : brand.marketplaceName;
}
