import { preloadQuery, type PreloadPageData } from '#api/preloadQuery.ts';
import { readSettingsParams } from '#domain/settingsAddress.ts';
import { CertificatesDocument, CompanyDocument, TeamDocument } from '#graphql/settingsHooks.ts';

/** Preloads the rows of the settings section in the address on each visit, since other owners may have changed them. */
export const preloadSettingsSection: PreloadPageData = (data, { path, search }) => {
  const { section, page, pageSize } = readSettingsParams(search);
  const manner = { aheadOf: path, isAskedAnew: true };
  const rows = { page, size: pageSize };
  if (section === 'team') return preloadQuery(data, TeamDocument, rows, manner);
  if (section === 'certificates') return preloadQuery(data, CertificatesDocument, rows, manner);
  return preloadQuery(data, CompanyDocument, {}, manner);
};
