import { expect, it } from 'vitest';
import { httpAddress, publicUrlOf } from './publicUrl.ts';

const notYetListening = { address: () => null };

it.each([
  ['0.0.0.0', 'http://localhost:4000'],
  ['::', 'http://localhost:4000'],
  ['0:0:0:0:0:0:0:0', 'http://localhost:4000'],
  ['::1', 'http://[::1]:4000'],
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['market.example', 'http://market.example:4000'],
])('the URL of a server that listens at %s is %s, in links and in the printed address', (host, address) => {
  expect(httpAddress(host, 4000)).toBe(address);
  expect(publicUrlOf({ publicUrl: null, host, port: 4000 }, notYetListening)).toBe(address);
});

it('the configured public URL takes precedence over the host', () => {
  const publicUrl = 'https://market.example';
  expect(publicUrlOf({ publicUrl, host: '0.0.0.0', port: 4000 }, notYetListening)).toBe(publicUrl);
});
