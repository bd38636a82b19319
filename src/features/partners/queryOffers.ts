import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { DashboardOffersDocument } from '#graphql/hooks.ts';

export const queryOffers: AskAhead = (data, { path }) =>
  askAhead(data, DashboardOffersDocument, {}, { aheadOf: path });
