import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { ProductRequestsDocument } from '#graphql/hooks.ts';

/** Asks for the person's requests on each visit: others decide what becomes of them. */
export const queryProductRequests: AskAhead = (data, { path }) =>
  askAhead(data, ProductRequestsDocument, {}, { aheadOf: path, isAskedAnew: true });
