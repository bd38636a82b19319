import * as v from 'valibot';
import { expect, it } from 'vitest';
import { startLoopbackServer } from '#tests/support/loopbackServer.ts';
import { createFetchWhole } from './fetchWhole.ts';
import { createRest } from './rest.ts';

it.each([
  ['is silent after the head of its answer', () => undefined],
  ['breaks off in the body', (end: () => void) => setTimeout(end, 20)],
])('a server that %s has not answered, within the time that there is', async (_, goOn) => {
  const { origin } = await startLoopbackServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"name":');
    goOn(() => request.socket.destroy());
  });
  const rest = createRest({
    baseUrl: origin,
    fetch: createFetchWhole(),
    tokenInForce: async () => 'token-1',
    onRejected: () => false,
  });
  await expect(rest('/a', v.unknown(), { timeout: 300 })).rejects.toMatchObject({
    code: 'UNREACHABLE',
    status: 0,
  });
});
