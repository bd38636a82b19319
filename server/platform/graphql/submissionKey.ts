import * as v from 'valibot';

/** Checks the idempotency key of a new row: a row that is submitted again with the same key is not added twice. */
export const submissionKeySchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{8,64}$/, 'The key of the request is not valid'),
);
