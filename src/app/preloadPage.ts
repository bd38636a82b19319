import { decideAccess } from '#domain/access.ts';
import type { Runtime } from '#session/runtime.ts';
import type { DataSources } from './dataSources.ts';
import { readViewer } from './navigation.ts';
import { routeAt, type RouteRow } from './routes.tsx';

interface PreloadDependencies {
  readonly runtime: Runtime;
  readonly data: DataSources;
  /** The token in force; null where nobody is logged in any more. */
  readonly tokenInForce: () => Promise<string | null>;
  readonly origin: string;
}

/**
 * Fetches what a page needs while somebody still points at a link to it. Of a page that they may not see,
 * nothing; and no data once their session is over: pointing at a link must not lead anybody away.
 */
export function createPreloadPage({ runtime, data, tokenInForce, origin }: PreloadDependencies) {
  return async (href: string): Promise<void> => {
    const { pathname } = new URL(href, origin);
    const row = routeAt(pathname);
    if (!row || row.path === '*') return;
    if (decideAccess(row.access, readViewer(runtime), row.path).outcome !== 'allow') return;
    await Promise.all([row.page(), fetchData(row)]);
  };

  async function fetchData({ preload, path }: RouteRow): Promise<void> {
    if (preload && (await tokenInForce()) !== null) await preload(data, path);
  }
}
