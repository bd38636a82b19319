import { expect, it } from 'vitest';
import { addressOf, publicUrlOf } from './publicUrl.ts';

const notYetListening = { address: () => null };

it.each([
  ['0.0.0.0', 'http://localhost:4000'],
  ['::', 'http://localhost:4000'],
  ['0:0:0:0:0:0:0:0', 'http://localhost:4000'],
  ['::1', 'http://[::1]:4000'],
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['market.example', 'http://market.example:4000'],
])('leads to a server that listens at %s by %s, in links as in what is printed', (host, address) => {
  expect(addressOf(host, 4000)).toBe(address);
  expect(publicUrlOf({ publicUrl: null, host, port: 4000 }, notYetListening)).toBe(address);
});

it('leads to the configured address, wherever the server listens', () => {
  const publicUrl = 'https://market.example';
  expect(publicUrlOf({ publicUrl, host: '0.0.0.0', port: 4000 }, notYetListening)).toBe(publicUrl);
});
