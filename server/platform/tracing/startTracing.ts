import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { resource } from './resource.ts';

/** Sends spans to a collector by OTLP/HTTP, in batches. `close` sends those that are left. */
export function startTracing(endpoint: string): { readonly close: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new NodeTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  provider.register();
  return { close: () => provider.shutdown() };
}
