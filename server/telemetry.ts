import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { noInstruments } from '#server/platform/metrics/instruments.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** Milliseconds in which `close` sends the spans that are left, so that a collector that is down delays no shutdown. */
const flushTimeout = 2_000;

/** Starts what the settings turn on: metrics and traces. Rejects if the port of the metrics cannot be used. */
export async function startTelemetry(
  { host, metricsPort, tracesEndpoint }: Settings,
  logger: FastifyBaseLogger,
) {
  // Reports failures of the SDK itself, such as a collector that is down.
  const report = (failure: string) => logger.warn(`Telemetry failed: ${failure}`);
  diag.setLogger(
    { error: report, warn: report, info: report, debug: report, verbose: report },
    DiagLogLevel.WARN,
  );
  const metrics = metricsPort === null ? null : await startMetrics(host, metricsPort);
  const tracing = tracesEndpoint === null ? null : await startTracing(tracesEndpoint);
  return {
    instruments: metrics?.instruments ?? noInstruments,
    observeDatabase: (database: OpenDatabase) => metrics?.observeDatabase(database),
    close: async () => {
      const closed = Promise.allSettled([metrics?.close(), tracing?.close()]);
      await Promise.race([closed, delay(flushTimeout, undefined, { ref: false })]);
    },
  };
}

// Imports the SDK when needed, since a server without telemetry needs none of it.
async function startMetrics(host: string, port: number) {
  const metrics = await import('#server/platform/metrics/startMetrics.ts');
  return metrics.startMetrics(host, port);
}

async function startTracing(endpoint: string) {
  const tracing = await import('#server/platform/tracing/startTracing.ts');
  return tracing.startTracing(endpoint);
}
