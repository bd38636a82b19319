import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { PartnerPageDocument } from '#graphql/hooks.ts';

/** Asks for the text of a partner's page, which visitors may read as well. */
export const queryPartnerPage: AskAhead = (data, { path, viewer }) =>
  askAhead(data, PartnerPageDocument, { path }, { noAuth: viewer === 'visitor', aheadOf: path });
