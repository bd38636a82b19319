import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Minimal length of a compressed response in characters. Responses with tokens are far shorter (BREACH). */
const compressedFrom = 8_000;

export type Encoding = 'br' | 'gzip';

/** Chooses Brotli, else gzip, by the header `accept-encoding` (RFC 9110, 12.5.3); null if it accepts neither. */
export function encodingFor(accepted = ''): Encoding | null {
  const taken = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
      .map((each) => each.replace(/;.*/, '').trim()),
  );
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding)) ?? null;
}

/** Compresses a text on a worker thread; returns it unchanged for null. `quality` (0 to 11) applies to Brotli. */
export async function compressText(
  text: string | Buffer,
  encoding: Encoding | null,
  quality: number,
): Promise<string | Buffer> {
  if (encoding === null) return text;
  return encoding === 'br'
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : zip(text);
}

/** Compresses long JSON responses. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < compressedFrom) return payload;
    if (!/json/.test(String(reply.getHeader('content-type')))) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressText(payload, encoding, 4);
  });
}
