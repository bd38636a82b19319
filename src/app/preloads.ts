import type { DataSources } from '#api/preloadQuery.ts';
import { decideAccess } from '#domain/access.ts';
import { formatDate } from '#domain/dates.ts';
import { paths } from '#domain/paths.ts';
import type { Runtime } from '#session/runtime.ts';
import { loadPersonParts } from './lazyPages.tsx';
import { readViewer } from './navigation.ts';
import { loadRouteCode, findRouteByPath, type RouteRow } from './routes.tsx';

interface PreloadDependencies {
  readonly runtime: Pick<Runtime, 'app' | 'session' | 'queries'>;
  readonly data: DataSources;
  /** Whether the token needs no renewal before a call. */
  readonly hasFreshToken: () => boolean;
  readonly origin: string;
}

export function createPreloads({ runtime, data, hasFreshToken, origin }: PreloadDependencies) {
  async function askForRows({ ahead = [], path }: RouteRow, search: string): Promise<void> {
    const page = { path, search, viewer: readViewer(runtime).kind, by: 'app' as const };
    await Promise.all(ahead.map(async (load) => (await load())(data, page)));
  }

  return {
    askForRows,
    /** Loads code and data of a page that the viewer may open; only code if the token is due, to avoid a renewal. */
    preloadPage: async (href: string): Promise<void> => {
      const { pathname, search } = new URL(href, origin);
      const row = findRouteByPath(pathname);
      if (!row || row.path === '*') return;
      if (decideAccess(row.access, readViewer(runtime), row.path).outcome !== 'allow') return;
      await Promise.all([loadRouteCode(row, search), hasFreshToken() && askForRows(row, search)]);
    },
    preloadSignedIn: async (): Promise<void> => {
      const row = findRouteByPath(paths.dashboard);
      const ahead = row?.ahead?.map((load) => load()) ?? [];
      await Promise.all([row && loadRouteCode(row), loadPersonParts(), runtime.queries.preload(), ...ahead]);
      // The first format takes the browser 20 ms: now, while the person types, rather than as the offers appear.
      formatDate(new Date().toISOString());
    },
  };
}
