import { preloadQuery, type PreloadPageData } from '#api/preloadQuery.ts';
import { EndingCertificatesDocument } from '#graphql/hooks.ts';

/** Preloads the data of the certificate banner for owners, on each visit, since other owners may renew certificates. */
export const preloadEndingCertificates: PreloadPageData = async (data, { path, viewer }) => {
  if (viewer !== 'owner') return;
  const manner = { aheadOf: path, isAskedAnew: true, isBackground: true };
  await preloadQuery(data, EndingCertificatesDocument, {}, manner);
};
