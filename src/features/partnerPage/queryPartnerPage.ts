import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { PartnerPageDocument } from '#graphql/hooks.ts';

/** Preloads the content of a partner's page; for visitors, without an access token. */
export const queryPartnerPage: AskAhead = (data, { path, viewer }) =>
  askAhead(data, PartnerPageDocument, { path }, { noAuth: viewer === 'visitor', aheadOf: path });
