import type { StorageKey } from '#api/storage.ts';

/** Keys of everything that the product stores in a browser. */
export const storageKeys: readonly StorageKey[] = [
  'accessToken',
  'refreshToken',
  'userInfo',
  'userInfoRefreshed',
  'partnerList',
  'categories',
  'registrationDraft',
  'profileDraft',
  'errorList',
  'apiBaseUrl',
  'graphqlUrl',
  'mapsScriptUrl',
  'menuCollapsed',
  'funnelRuns',
];

/** Creates a browser's storage in memory. */
export function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
  };
}
