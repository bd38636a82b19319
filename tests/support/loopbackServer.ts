import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a loopback server with this listener until the process ends; returns its origin and the server. */
export async function startLoopbackServer(listener: RequestListener) {
  const server = createServer(listener).unref();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
