import { preloadQuery, type PreloadPageData } from '#api/preloadQuery.ts';
import { ProductRequestsDocument } from '#graphql/hooks.ts';

/** Preloads the person's or company's requests on each visit, since administrators may have decided about them. */
export const preloadProductRequests: PreloadPageData = (data, { path }) =>
  preloadQuery(data, ProductRequestsDocument, {}, { aheadOf: path, isAskedAnew: true });
