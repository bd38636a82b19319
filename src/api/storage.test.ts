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
  ])('finds %s under that very name', (key, value) => {
    const localStorage = createMemoryStorage();
    localStorage.setItem(key, key.endsWith('Token') ? String(value) : JSON.stringify(value));
    expect(openStorage(localStorage).read(key)).toEqual(value);
  });

  it('keeps tokens as they are and everything else as JSON', () => {
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
  ])('does not believe a %s of %s, and removes it', (key, text) => {
    const localStorage = createMemoryStorage();
    localStorage.setItem(key, text);
    expect(openStorage(localStorage).read(key)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    expect('isAdmin' in {}).toBe(false);
  });

  it.each(['full', 'forbidden'])('keeps values for this tab where storage is %s', (what) => {
    const localStorage = Object.assign(createMemoryStorage(), { setItem: refuse });
    if (what === 'forbidden') Object.assign(localStorage, { getItem: refuse, removeItem: refuse });
    const storage = openStorage(localStorage);
    storage.write('accessToken', 'abc');
    expect(storage.read('accessToken')).toBe('abc');
    storage.clear();
    expect(storage.read('accessToken')).toBeNull();
  });

  it('removes what is out of date where its successor cannot be kept', () => {
    const localStorage = createMemoryStorage();
    localStorage.setItem('refreshToken', 'old');
    Object.assign(localStorage, { setItem: refuse });
    const storage = openStorage(localStorage);
    storage.write('refreshToken', 'new');
    expect(storage.read('refreshToken')).toBe('new');
    expect(localStorage.getItem('refreshToken')).toBeNull();
  });

  it.each([
    ['that keeps everything', createMemoryStorage(), true],
    ['that is full', Object.assign(createMemoryStorage(), { setItem: refuse }), false],
  ])('knows whether a browser %s keeps a session', (_, localStorage, isLasting) => {
    expect(openStorage(localStorage).isLasting).toBe(isLasting);
    expect(localStorage).toHaveLength(0);
  });

  it('starts where even asking for the storage is forbidden', () => {
    const browser = Object.defineProperty({}, 'localStorage', { get: refuse }) as Window;
    const storage = createStorage(browser);
    expect(storage.isLasting).toBe(false);
    storage.write('accessToken', 'abc');
    expect(storage.read('accessToken')).toBe('abc');
  });

  it('lets go of what it holds for another tab to replace', () => {
    const kept = createMemoryStorage();
    const localStorage = Object.assign(Object.create(kept) as Storage, { setItem: refuse });
    const storage = openStorage(localStorage);
    storage.write('accessToken', 'of-dana');
    kept.setItem('accessToken', 'of-robin');
    expect(storage.read('accessToken')).toBe('of-dana');
    storage.forgetOwn();
    expect(storage.read('accessToken')).toBe('of-robin');
  });

  it('keeps what belongs to the tab where other tabs do not find it, also when the person goes', () => {
    const [lasting, ofTab] = [createMemoryStorage(), createMemoryStorage()];
    const runs = { session: { id: '0'.repeat(32), steps: 2, state: 'loggedIn.owner' } };
    openStorage(lasting, ofTab).write('funnelRuns', runs);
    expect([lasting.length, ofTab.length]).toEqual([0, 1]);
    const storage = openStorage(lasting, ofTab);
    storage.clear();
    expect(storage.read('funnelRuns')).toEqual(runs);
  });

  it('leaves the addresses of the browser when the person goes', () => {
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

  it.each(storageKeys)(
    'whatever %s holds: read without an error, removed where it is not of its shape',
    (key) => {
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
    },
  );
});
