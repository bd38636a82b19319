import { preloadQuery, type PreloadPageData } from '#api/preloadQuery.ts';
import { DashboardOffersDocument } from '#graphql/hooks.ts';

export const preloadOffers: PreloadPageData = (data, { path }) =>
  preloadQuery(data, DashboardOffersDocument, {}, { aheadOf: path });
