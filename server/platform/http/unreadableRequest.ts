import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '#server/platform/settings/startupError.ts';
import { createErrorBody } from './problem.ts';

const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Creates the handler of bytes that are no HTTP request, or one with too many headers, for which no hook runs. */
export function createUnreadableRequestHandler(logger: FastifyBaseLogger) {
  return (error: Error, socket: Socket): void => {
    const code = errorCode(error) ?? '';
    if (code === 'ECONNRESET' || !socket.writable) return;
    const status = statuses.get(code) ?? 400;
    const reference = randomUUID();
    const body = JSON.stringify(createErrorBody('BAD_REQUEST', 'The request cannot be understood'));
    logger.warn({ reqId: reference, code, status }, 'request');
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        `x-request-id: ${reference}`,
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  };
}
