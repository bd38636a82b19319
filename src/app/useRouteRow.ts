import { useMatches } from 'react-router-dom';
import type { RouteRow } from './routes.tsx';

/** The row of the site map that is shown; undefined where the page could not be loaded. */
export function useRouteRow(): RouteRow | undefined {
  return useMatches().at(-1)?.handle as RouteRow | undefined;
}
