import * as v from 'valibot';

/** What a page sends with a new row: sent again under the same key, it is the same row. */
export const submissionKeySchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,64}$/, 'The key of the request is not valid'),
);
