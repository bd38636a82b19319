import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { PartnerPageDocument } from '#graphql/hooks.ts';

/** Queries a partner's page ahead of its drawing, without a token for visitors. */
export const queryPartnerPage: AskAhead = (data, { path, viewer }) =>
  askAhead(data, PartnerPageDocument, { path }, { noAuth: viewer === 'visitor', aheadOf: path });
