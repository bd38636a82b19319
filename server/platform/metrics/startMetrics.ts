import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { resource } from '#server/platform/tracing/resource.ts';
import { scopeName } from '#server/platform/tracing/spans.ts';
import { createInstruments } from './instruments.ts';
import { observeDatabase } from './observeDatabase.ts';
import { observeRuntime } from './observeRuntime.ts';

/** Serves metrics at `/metrics` of a port of their own, in Prometheus' format; rejects if the port cannot be used. */
export async function startMetrics(host: string, port: number) {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true });
  const provider = new MeterProvider({ resource, readers: [exporter] });
  const meter = provider.getMeter(scopeName);
  await exporter.startServer();
  observeRuntime(meter);
  return {
    instruments: createInstruments(meter),
    observeDatabase: (database: OpenDatabase) => observeDatabase(meter, database),
    close: () => provider.shutdown(),
  };
}
