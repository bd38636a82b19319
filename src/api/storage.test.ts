import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage, storageKeys } from '#tests/support/memoryStorage.ts';
import { createStorage, type StorageKey } from './storage.ts';

function refuse(): never {
  throw new DOMException('Refused', 'QuotaExceededError');
}

function openStorage(localStorage: Storage, sessionStorage = createMemoryStorage()) {
  return createStorage({ localStorage, sessionStorage });
}

const entry = { id: 4, partner: 'Lendflow', href: '/partner/lendflow', label: 'Lendflow' };

describe('storage', () => {
  it.each<[StorageKey, unknown]>([
    ['accessToken', 'abc'],
    ['refreshToken', 'def'],
    ['partnerList', [entry]],
    ['categories', [{ id: '1', name: 'Health', serviceProviders: [{ id: 10 }], count: 1 }]],
    ['errorList', [{ at: '2026-11-20', message: 'No.', reference: 'r-1' }]],
    ['userInfoRefreshed', true],
    ['mapsScriptUrl', 'https://maps.example/script.js'],
    ['apiBaseUrl', 'https://api.stage.example'],
    ['graphqlUrl', 'https://api.stage.example/graphql'],
  ])('reads %s under exactly this name', (key, value) => {
    const localStorage = createMemoryStorage();
    localStorage.setItem(key, key.endsWith('Token') ? String(value) : JSON.stringify(value));
    expect(openStorage(localStorage).read(key)).toEqual(value);
  });

  it('stores tokens as plain text and everything else as JSON', () => {
    const localStorage = createMemoryStorage();
    const storage = openStorage(localStorage);
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
    ['accessToken', 'two words'],
    ['accessToken', 'line\r\nX-Injected: 1'],
    ['refreshToken', 'ÿ'],
    ['errorList', '[{"message":"No time."}]'],
    ['apiBaseUrl', '"not an address"'],
    ['graphqlUrl', '42'],
    ['mapsScriptUrl', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ])('removes an invalid %s: %s', (key, text) => {
    const localStorage = createMemoryStorage();
    localStorage.setItem(key, text);
    expect(openStorage(localStorage).read(key)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    expect('isAdmin' in {}).toBe(false);
  });

  it.each(['full', 'forbidden'])('keeps values in memory if the storage is %s', (what) => {
    const localStorage = Object.assign(createMemoryStorage(), { setItem: refuse });
    if (what === 'forbidden') Object.assign(localStorage, { getItem: refuse, removeItem: refuse });
    const storage = openStorage(localStorage);
    storage.write('accessToken', 'abc');
    expect(storage.read('accessToken')).toBe('abc');
    storage.clear();
    expect(storage.read('accessToken')).toBeNull();
  });

  it('removes an outdated value if the new one cannot be stored', () => {
    const localStorage = createMemoryStorage();
    localStorage.setItem('refreshToken', 'old');
    Object.assign(localStorage, { setItem: refuse });
    const storage = openStorage(localStorage);
    storage.write('refreshToken', 'new');
    expect(storage.read('refreshToken')).toBe('new');
    expect(localStorage.getItem('refreshToken')).toBeNull();
  });

  it.each([
    ['with working storage', createMemoryStorage(), true],
    ['with full storage', Object.assign(createMemoryStorage(), { setItem: refuse }), false],
  ])('knows whether a session in a browser %s lasts', (_, localStorage, isLasting) => {
    expect(openStorage(localStorage).isLasting).toBe(isLasting);
    expect(localStorage).toHaveLength(0);
  });

  it('works if accessing the storage throws', () => {
    const browser = Object.defineProperty({}, 'localStorage', { get: refuse }) as Window;
    const storage = createStorage(browser);
    expect(storage.isLasting).toBe(false);
    storage.write('accessToken', 'abc');
    expect(storage.read('accessToken')).toBe('abc');
  });

  it('drops values in memory that another tab may have replaced', () => {
    const kept = createMemoryStorage();
    const localStorage = Object.assign(Object.create(kept) as Storage, { setItem: refuse });
    const storage = openStorage(localStorage);
    storage.write('accessToken', 'of-dana');
    kept.setItem('accessToken', 'of-robin');
    expect(storage.read('accessToken')).toBe('of-dana');
    storage.forgetOwn();
    expect(storage.read('accessToken')).toBe('of-robin');
  });

  it('keeps values of the tab in the session storage, even after a log-out', () => {
    const [lasting, ofTab] = [createMemoryStorage(), createMemoryStorage()];
    const runs = { session: { id: '0'.repeat(32), steps: 2, state: 'loggedIn.owner' } };
    openStorage(lasting, ofTab).write('funnelRuns', runs);
    expect([lasting.length, ofTab.length]).toEqual([0, 1]);
    const storage = openStorage(lasting, ofTab);
    storage.clear();
    expect(storage.read('funnelRuns')).toEqual(runs);
  });

  it('keeps the addresses of the API after a log-out', () => {
    const storage = openStorage(createMemoryStorage());
    storage.write('apiBaseUrl', 'https://api.stage.example');
    storage.write('accessToken', 'abc');
    storage.clear();
    expect(storage.read('apiBaseUrl')).toBe('https://api.stage.example');
    expect(storage.read('accessToken')).toBeNull();
  });

  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.json().map((text) => text.slice(0, -1)),
    fc.constantFrom('__proto__', 'constructor', 'toString').map((key) => `{"${key}":{"isAdmin":true}}`),
    fc.array(fc.json(), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
  );

  it.each(storageKeys)('reads any text under %s without an error, and removes an invalid one', (key) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const kept = createMemoryStorage();
        kept.setItem(key, text);
        kept.setItem('of another', text);
        const value = openStorage(kept, kept).read(key);
        expect(kept.getItem(key)).toBe(value === null ? null : text);
        expect(kept.getItem('of another')).toBe(text);
        expect('isAdmin' in {}).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});
