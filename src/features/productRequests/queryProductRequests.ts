import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { ProductRequestsDocument } from '#graphql/hooks.ts';

/** Preloads the requests, anew on each visit: administrators decide about them meanwhile. */
export const queryProductRequests: AskAhead = (data, { path }) =>
  askAhead(data, ProductRequestsDocument, {}, { aheadOf: path, isAskedAnew: true });
