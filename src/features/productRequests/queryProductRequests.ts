import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { ProductRequestsDocument } from '#graphql/hooks.ts';

/** Preloads the person's or company's requests on each visit, since administrators may have decided about them. */
export const queryProductRequests: AskAhead = (data, { path }) =>
  askAhead(data, ProductRequestsDocument, {}, { aheadOf: path, isAskedAnew: true });
