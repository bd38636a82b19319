import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { OwnProfileDocument } from '#graphql/profileHooks.ts';

/** Preloads the person's own profile on each visit, since more events may have been recorded. */
export const queryOwnProfile: AskAhead = (data, { path }) =>
  askAhead(data, OwnProfileDocument, {}, { aheadOf: path, isAskedAnew: true });
