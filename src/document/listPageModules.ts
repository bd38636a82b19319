import { fileOfFlow } from '#app/flows.ts';
import { hasGraphqlQueries, type RouteRow } from '#app/routes.tsx';

/** Returns the names of the files with a page's code. Each component and `PreloadPageData` function is named like its file. */
export async function listPageModules(
  row: RouteRow,
  search: string,
  isForVisitors: boolean,
): Promise<string[]> {
  const loaded = await Promise.all([
    row.page(),
    ...(row.section ? [row.section(search)()] : []),
    ...(row.ahead ?? []).map((load) => load()),
  ]);
  const isInSite = row.layout === 'site';
  return [
    ...(isInSite ? ['SiteLayout'] : []),
    ...(isInSite && !isForVisitors ? ['PersonMenus', 'FooterLists', 'queryClient'] : []),
    ...(hasGraphqlQueries(row) ? ['dataLayer'] : []),
    ...(row.flow ? [fileOfFlow(row.flow)] : []),
    ...loaded.map(({ name }) => name).filter((name) => name !== ''),
  ];
}
