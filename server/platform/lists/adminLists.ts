import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { pageRequestSchema } from '#server/platform/graphql/ownerRequests.ts';

/** Checks the search text of a list; absent becomes empty, which finds all rows. */
export const searchTextSchema = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.maxLength(limits.searchLength, `search must be up to ${limits.searchLength} characters`),
);

/** Checks the arguments that every list of the administration has: page, size, and search. */
export const adminListSchema = v.object({ ...pageRequestSchema.entries, search: searchTextSchema });
