import { readPageParams, writePageParams, type PageParams } from './pageParams.ts';
import { paths } from './paths.ts';

/** The sections of the account settings, each with its own address (screens 2.12). */
export const settingsSections = ['team', 'certificates', 'company'] as const;

export type SettingsSection = (typeof settingsSections)[number];

/** Reads section and page from the query string of the account settings; invalid values count as absent. */
export function readSettingsSearch(search: string): PageParams & { readonly section: SettingsSection } {
  const query = new URLSearchParams(search);
  return {
    section: settingsSections.find((section) => section === query.get('tab')) ?? 'team',
    ...readPageParams(query),
  };
}

export function settingsPath(section: SettingsSection, params?: PageParams): string {
  const query = new URLSearchParams({ tab: section });
  if (params) writePageParams(query, params);
  return `${paths.account}?${query.toString()}`;
}
