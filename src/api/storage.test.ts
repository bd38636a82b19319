import { describe, expect, it } from 'vitest';
import { createStorage, type StorageKey } from './storage.ts';

function createLocalStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
  };
}

function refuse(): never {
  throw new DOMException('Refused', 'QuotaExceededError');
}

const entry = { id: 4, partner: 'Lendflow', href: '/partner/lendflow', label: 'Lendflow' };

describe('storage', () => {
  it('keeps tokens as they are and everything else as JSON', () => {
    const localStorage = createLocalStorage();
    const storage = createStorage({ localStorage });
    storage.write('accessToken', 'abc');
    storage.write('partnerList', [entry]);
    expect(localStorage.getItem('accessToken')).toBe('abc');
    expect(JSON.parse(localStorage.getItem('partnerList') ?? '')).toEqual([entry]);
    expect(storage.read('partnerList')).toEqual([entry]);
  });

  it.each<[StorageKey, string]>([
    ['partnerList', '{'],
    ['partnerList', '{"__proto__":{"isAdmin":true}}'],
    ['partnerList', '[{"id":"4"}]'],
    ['userInfo', 'null'],
    ['userInfo', '{"firstName":"Dana"}'],
    ['userInfoRefreshed', '"yes"'],
    ['accessToken', ''],
  ])('does not believe a %s of %s, and removes it', (key, text) => {
    const localStorage = createLocalStorage();
    localStorage.setItem(key, text);
    expect(createStorage({ localStorage }).read(key)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    expect('isAdmin' in {}).toBe(false);
  });

  it.each(['full', 'forbidden'])('keeps values for this tab where storage is %s', (what) => {
    const localStorage = Object.assign(createLocalStorage(), { setItem: refuse });
    if (what === 'forbidden') Object.assign(localStorage, { getItem: refuse, removeItem: refuse });
    const storage = createStorage({ localStorage });
    storage.write('accessToken', 'abc');
    expect(storage.read('accessToken')).toBe('abc');
    storage.clear();
    expect(storage.read('accessToken')).toBeNull();
  });
});
