import { adminOf } from './adminAddress.ts';
import { isId } from './adminList.ts';
import { sitePageAt, sitePages } from './sitePages.ts';

/** Whose access to which page is explained. */
export interface AccessPlace {
  /** Null where nobody is chosen yet. */
  readonly userId: string | null;
  readonly path: string;
}

/** What an address says of it; the page is the dashboard unless another one is named. */
export function readAccessPlace(search: string): AccessPlace {
  const query = new URLSearchParams(search);
  return {
    userId: [query.get('userId') ?? ''].find(isId) ?? null,
    path: sitePageAt(query.get('path') ?? '')?.path ?? sitePages.dashboard.path,
  };
}

/** Where it is explained. */
export function accessOf({ userId = null, path = sitePages.dashboard.path }: Partial<AccessPlace>): string {
  const query = new URLSearchParams({ ...(userId === null ? {} : { userId }), path });
  return `${adminOf('access')}&${query.toString()}`;
}
