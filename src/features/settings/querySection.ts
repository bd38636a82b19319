import { askAhead, type AskAhead } from '#api/askAhead.ts';
import { readSettingsSearch } from '#domain/settingsAddress.ts';
import { CertificatesDocument, CompanyDocument, TeamDocument } from '#graphql/settingsHooks.ts';

/** Preloads the rows of the settings section in the address on each visit, since other owners may have changed them. */
export const querySection: AskAhead = (data, { path, search }) => {
  const { section, page, pageSize } = readSettingsSearch(search);
  const manner = { aheadOf: path, isAskedAnew: true };
  const rows = { page, size: pageSize };
  if (section === 'team') return askAhead(data, TeamDocument, rows, manner);
  if (section === 'certificates') return askAhead(data, CertificatesDocument, rows, manner);
  return askAhead(data, CompanyDocument, {}, manner);
};
