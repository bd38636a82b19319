import { expect, it } from 'vitest';
import { createMemoryStorage } from '#tests/support/memoryStorage.ts';
import { readBackendUrls } from './addresses.ts';
import { createStorage } from './storage.ts';

const served = {
  restBaseUrl: '',
  graphqlUrl: '/graphql',
  overrideOrigins: ['https://api.stage.example'],
};

function readWith(stored: string) {
  const localStorage = createMemoryStorage();
  localStorage.setItem('apiBaseUrl', stored);
  localStorage.setItem('graphqlUrl', stored);
  return readBackendUrls(served, createStorage({ localStorage, sessionStorage: createMemoryStorage() }));
}

it('an address in the storage is used if its origin is listed', () => {
  expect(readWith('"https://api.stage.example/v2/"')).toEqual({
    restBaseUrl: 'https://api.stage.example/v2',
    graphqlUrl: 'https://api.stage.example/v2/',
  });
});

it.each([
  '"https://evil.example"',
  '"https://api.stage.example.evil.example"',
  '"https://api.stage.example@evil.example"',
  '"https://ann:secret@api.stage.example"',
  '"http://api.stage.example"',
  '"https://api.stage.example:8443"',
  '"//api.stage.example"',
  '"javascript:alert(1)"',
  '"data:text/html,x"',
  '"x"',
  '""',
  '42',
  'null',
  '{"__proto__":{"isAdmin":true}}',
  'https://api.stage.example',
  '"https://',
])('the address %s in the storage is ignored', (stored) => {
  const { restBaseUrl, graphqlUrl } = served;
  expect(readWith(stored)).toEqual({ restBaseUrl, graphqlUrl });
});
