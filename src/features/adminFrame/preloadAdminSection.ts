import { preloadQuery, type PreloadPageData } from '#api/preloadQuery.ts';
import { readAdminSection, readFunnelParams } from '#domain/adminAddress.ts';
import { FunnelDocument, OverviewDocument } from '#graphql/adminHooks.ts';

/** Preloads the overview on the first page load, or a funnel on a navigation in the app, if the address is theirs. */
export const preloadAdminSection: PreloadPageData = async (data, { path, search, by }) => {
  const section = readAdminSection(search);
  // On a navigation in the app, the overview's own query loads the numbers.
  if (section === 'overview' && by === 'head')
    await preloadQuery(data, OverviewDocument, {}, { aheadOf: path });
  if (section === 'funnels' && by === 'app') {
    const params = readFunnelParams(search, new Date());
    await preloadQuery(data, FunnelDocument, { ...params }, { aheadOf: path, isAskedAnew: true });
  }
};
