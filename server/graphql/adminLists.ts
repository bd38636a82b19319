import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { pageSchema } from './ownerRequests.ts';

/** What rows are searched for; empty for all. */
export const searchText = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.maxLength(limits.searchLength, `search must be up to ${limits.searchLength} characters`),
);

/** What any list of the administration can be asked for: which page, and what its rows hold. */
export const adminListSchema = v.object({ ...pageSchema.entries, search: searchText });

/** The rows that something is to be done with at once. */
export const rowsSchema = v.pipe(
  v.array(v.object({ id: v.union([v.string(), v.number()]), version: v.number() })),
  v.minLength(1, 'At least one row must be named'),
  v.maxLength(limits.pageSize, `At most ${limits.pageSize} rows can be named at once`),
);
