import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Settings } from '#server/platform/settings/settings.ts';

/** Creates a logger of one JSON line per record; `logTo` replaces standard output. */
export function createLogger(
  { logLevel: level }: Pick<Settings, 'logLevel'>,
  logTo?: { readonly write: (line: string) => void },
): FastifyBaseLogger {
  const serializers = { err: (err: object) => (err instanceof Error ? pino.stdSerializers.err(err) : err) };
  return logTo ? pino({ level, serializers }, logTo) : pino({ level, serializers });
}
