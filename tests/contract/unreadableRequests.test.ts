import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type Api } from './support/api.ts';
import { openDatabase } from './support/databases.ts';

let api: Api;
let port: number;

beforeAll(async () => {
  api = await openApi(await openDatabase());
  port = Number(new URL(await api.listen()).port);
});
afterAll(() => api.close());

async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

it.each([
  ['bytes that are no HTTP', 'garbage\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])(
  '%s get an answer in the shape of errors, with a reference that the log has',
  async (_what, bytes, status) => {
    const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const reference = /^x-request-id: (\S+)$/m.exec(head)?.[1];
    expect(JSON.parse(body)).toEqual({
      error: { code: 'BAD_REQUEST', message: 'The request cannot be understood' },
    });
    expect(api.log.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ reqId: reference, status }),
    );
  },
);
