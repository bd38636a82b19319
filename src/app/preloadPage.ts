import { decideAccess } from '#domain/access.ts';
import type { Runtime } from '#session/runtime.ts';
import type { DataSources } from './dataSources.ts';
import { readViewer } from './navigation.ts';
import { routeAt, type RouteRow } from './routes.tsx';

interface PreloadDependencies {
  readonly runtime: Runtime;
  readonly data: DataSources;
  /** Whether a call carries a token that needs no renewal. */
  readonly hasFreshToken: () => boolean;
  readonly origin: string;
}

/**
 * Fetches what a page needs while somebody still points at a link to it. Of a page that they may not see,
 * nothing; and no data where their token is to be renewed, which may end the session: pointing at a link must
 * not lead anybody away.
 */
export function createPreloadPage({ runtime, data, hasFreshToken, origin }: PreloadDependencies) {
  return async (href: string): Promise<void> => {
    const { pathname, search } = new URL(href, origin);
    const row = routeAt(pathname);
    if (!row || row.path === '*') return;
    if (decideAccess(row.access, readViewer(runtime), row.path).outcome !== 'allow') return;
    await Promise.all([row.page(), fetchData(row, search)]);
  };

  async function fetchData({ preload, path }: RouteRow, search: string): Promise<void> {
    if (preload && hasFreshToken()) await preload(data, path, search);
  }
}
