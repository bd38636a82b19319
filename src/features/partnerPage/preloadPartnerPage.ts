import { preloadQuery, type PreloadPageData } from '#api/preloadQuery.ts';
import { PartnerPageDocument } from '#graphql/hooks.ts';

/** Preloads the content of a partner's page; for visitors, without an access token. */
export const preloadPartnerPage: PreloadPageData = (data, { path, viewer }) =>
  preloadQuery(data, PartnerPageDocument, { path }, { noAuth: viewer === 'visitor', aheadOf: path });
