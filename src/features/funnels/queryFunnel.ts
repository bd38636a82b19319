import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { readAdminSection, readFunnelPlace } from '#domain/adminAddress.ts';
import { FunnelDocument } from '#graphql/adminHooks.ts';

/** Asks for the numbers of a funnel, where the address names one. */
export const queryFunnel: AskAhead = async (data, { path, search, by }) => {
  if (readAdminSection(search) !== 'funnels' || by === 'head') return;
  const place = readFunnelPlace(search, new Date());
  await askAhead(data, FunnelDocument, { ...place }, { aheadOf: path, isAskedAnew: true });
};
