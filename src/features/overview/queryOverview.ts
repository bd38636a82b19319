import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { readAdminSection } from '#domain/adminAddress.ts';
import { OverviewDocument } from '#graphql/adminHooks.ts';

/** Asks for the numbers of the overview, unless the app is there: the overview itself asks, whenever it is shown. */
export const queryOverview: AskAhead = async (data, { path, search, by }) => {
  if (by === 'head' && readAdminSection(search) === 'overview')
    await askAhead(data, OverviewDocument, {}, { aheadOf: path });
};
