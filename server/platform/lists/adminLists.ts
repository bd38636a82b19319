import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { pageSchema } from '#server/platform/graphql/ownerRequests.ts';

/** What rows are searched for; empty for all. */
export const searchText = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.maxLength(limits.searchLength, `search must be up to ${limits.searchLength} characters`),
);

/** What any list of the administration can be asked for: which page, and what its rows hold. */
export const adminListSchema = v.object({ ...pageSchema.entries, search: searchText });
