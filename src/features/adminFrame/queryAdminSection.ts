import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { readAdminSection, readFunnelParams } from '#domain/adminAddress.ts';
import { FunnelDocument, OverviewDocument } from '#graphql/adminHooks.ts';

/** Preloads the numbers of the overview or of a funnel, if the address is that of one of them. */
export const queryAdminSection: AskAhead = async (data, { path, search, by }) => {
  const section = readAdminSection(search);
  // When it is shown in the running app, the overview loads its numbers itself.
  if (section === 'overview' && by === 'head') await askAhead(data, OverviewDocument, {}, { aheadOf: path });
  if (section === 'funnels' && by === 'app') {
    const params = readFunnelParams(search, new Date());
    await askAhead(data, FunnelDocument, { ...params }, { aheadOf: path, isAskedAnew: true });
  }
};
