import { preloadQuery, type PreloadPageData } from '#api/preloadQuery.ts';
import { OwnProfileDocument } from '#graphql/profileHooks.ts';

/** Preloads the person's own profile on each visit, since more events may have been recorded. */
export const preloadOwnProfile: PreloadPageData = (data, { path }) =>
  preloadQuery(data, OwnProfileDocument, {}, { aheadOf: path, isAskedAnew: true });
