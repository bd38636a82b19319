import { describe, expect, it } from 'vitest';
import { createStorage, type StorageKey } from './storage.ts';

type Browser = Parameters<typeof createStorage>[0];

/** A browser window as far as storage goes. */
function openBrowser(localStorage: Storage): Browser & EventTarget {
  return Object.assign(new EventTarget(), { localStorage }) as never;
}

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
    const storage = createStorage(openBrowser(localStorage));
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
    expect(createStorage(openBrowser(localStorage)).read(key)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    expect('isAdmin' in {}).toBe(false);
  });

  it.each(['full', 'forbidden'])('keeps values for this tab where storage is %s', (what) => {
    const localStorage = Object.assign(createLocalStorage(), { setItem: refuse });
    if (what === 'forbidden') Object.assign(localStorage, { getItem: refuse, removeItem: refuse });
    const storage = createStorage(openBrowser(localStorage));
    storage.write('accessToken', 'abc');
    expect(storage.read('accessToken')).toBe('abc');
    storage.clear();
    expect(storage.read('accessToken')).toBeNull();
  });

  it('tells when another tab clears the session, and nothing else', () => {
    const browser = openBrowser(createLocalStorage());
    let cleared = 0;
    const stop = createStorage(browser).onClearedElsewhere(() => {
      cleared += 1;
    });
    const change = (key: string | null, newValue: string | null) =>
      browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    change('accessToken', 'renewed');
    change('partnerList', null);
    expect(cleared).toBe(0);
    change('accessToken', null);
    change(null, null);
    expect(cleared).toBe(2);
    stop();
    change('accessToken', null);
    expect(cleared).toBe(2);
  });
});
