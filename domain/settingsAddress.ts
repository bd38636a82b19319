import { readPaginationParams, writePaginationParams, type PaginationParams } from './pageParams.ts';
import { paths } from './paths.ts';

/** The sections of the account settings, each with its own address (screens 2.12). */
export const settingsSections = ['team', 'certificates', 'company'] as const;

export type SettingsSection = (typeof settingsSections)[number];

/** Reads section and page from the query string of the account settings; invalid values count as absent. */
export function readSettingsParams(search: string): PaginationParams & { readonly section: SettingsSection } {
  const query = new URLSearchParams(search);
  return {
    section: settingsSections.find((section) => section === query.get('tab')) ?? 'team',
    ...readPaginationParams(query),
  };
}

export function settingsPath(section: SettingsSection, params?: PaginationParams): string {
  const query = new URLSearchParams({ tab: section });
  if (params) writePaginationParams(query, params);
  return `${paths.account}?${query.toString()}`;
}
