import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { OwnProfileDocument } from '#graphql/profileHooks.ts';

/** Preloads the own profile, anew on each visit: new events were recorded. */
export const queryOwnProfile: AskAhead = (data, { path }) =>
  askAhead(data, OwnProfileDocument, {}, { aheadOf: path, isAskedAnew: true });
