import { limits } from './limits.ts';
import { paths } from './paths.ts';

/** The sections of the account settings, each with an address of its own (screens 2.12). */
export const settingsSections = ['team', 'certificates', 'company'] as const;

export type SettingsSection = (typeof settingsSections)[number];

/** Which rows of a section's list are shown: a page from 1 on, of so many rows. */
export interface ListParams {
  readonly page: number;
  readonly pageSize: number;
}

/** Rows on a page unless the person chooses (spec section 9). */
const usualPageSize = 10;

/** What an address says of the account settings; whatever it says wrong is as if it said nothing. */
export function readSettingsSearch(search: string): ListParams & { readonly section: SettingsSection } {
  const query = new URLSearchParams(search);
  return {
    section: settingsSections.find((section) => section === query.get('tab')) ?? 'team',
    page: readNumber(query.get('page'), 1_000_000) ?? 1,
    pageSize: readNumber(query.get('size'), limits.pageSize) ?? usualPageSize,
  };
}

/** Where a section of the account settings is, and a page of its list. */
export function settingsOf(section: SettingsSection, params?: ListParams): string {
  const query = new URLSearchParams({ tab: section });
  if (params && params.page !== 1) query.set('page', String(params.page));
  if (params && params.pageSize !== usualPageSize) query.set('size', String(params.pageSize));
  return `${paths.account}?${query.toString()}`;
}

function readNumber(text: string | null, most: number): number | null {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most ? Number(text) : null;
}
