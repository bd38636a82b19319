import { decideAccess } from '#domain/access.ts';
import type { Runtime } from '#session/runtime.ts';
import type { DataSources } from './dataSources.ts';
import { readViewer } from './navigation.ts';
import { routeAt } from './routes.tsx';

/** Fetches what a page needs while somebody still points at a link to it. Of a page that they may not see, nothing. */
export function createPreloadPage(runtime: Runtime, data: DataSources, origin: string) {
  return (href: string): void => {
    const { pathname } = new URL(href, origin);
    const row = routeAt(pathname);
    if (!row || row.path === '*') return;
    if (decideAccess(row.access, readViewer(runtime), row.path).outcome !== 'allow') return;
    row.page().catch(() => undefined);
    void row.preload?.(data, row.path).catch(() => undefined);
  };
}
