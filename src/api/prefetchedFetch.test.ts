import * as v from 'valibot';
import { expect, it } from 'vitest';
import { startLoopbackServer } from '#tests/support/loopbackServer.ts';
import { createPrefetchedFetch } from './prefetchedFetch.ts';
import { createRest } from './rest.ts';

it.each([
  ['stops after the headers of its response', () => undefined],
  ['closes the connection in the body', (end: () => void) => setTimeout(end, 20)],
])('a server that %s counts as unreachable within the timeout', async (_, continueResponse) => {
  const { origin } = await startLoopbackServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"name":');
    continueResponse(() => request.socket.destroy());
  });
  const rest = createRest({
    baseUrl: origin,
    fetch: createPrefetchedFetch(),
    getAccessToken: async () => 'token-1',
    onRejected: () => false,
  });
  await expect(rest('/a', v.unknown(), { timeout: 300 })).rejects.toMatchObject({
    code: 'UNREACHABLE',
    status: 0,
  });
});
