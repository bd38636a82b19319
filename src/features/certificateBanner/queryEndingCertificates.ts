import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { EndingCertificatesDocument } from '#graphql/hooks.ts';

/** Asks an owner's certificates that end soon, on each visit: other owners renew as well. */
export const queryEndingCertificates: AskAhead = async (data, { path, viewer }) => {
  if (viewer !== 'owner') return;
  const manner = { aheadOf: path, isAskedAnew: true, isBackground: true };
  await askAhead(data, EndingCertificatesDocument, {}, manner);
};
