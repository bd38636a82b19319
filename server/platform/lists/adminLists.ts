import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { pageSchema } from '#server/platform/graphql/ownerRequests.ts';

/** Search text of a list; empty for all rows. */
export const searchText = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.maxLength(limits.searchLength, `search must be up to ${limits.searchLength} characters`),
);

/** Arguments of every list of the administration. */
export const adminListSchema = v.object({ ...pageSchema.entries, search: searchText });
