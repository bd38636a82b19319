import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { OwnProfileDocument } from '#graphql/profileHooks.ts';

/** Asks for the person's profile on each visit: what was recorded grows meanwhile. */
export const queryOwnProfile: AskAhead = (data, { path }) =>
  askAhead(data, OwnProfileDocument, {}, { aheadOf: path, isAskedAnew: true });
