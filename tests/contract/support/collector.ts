import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as OTLP/HTTP sends it in JSON. */
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  /** `code` is 2 for an error. */
  readonly status: { readonly code?: number };
}

/** A span with its attributes by name. */
export type CollectedSpan = Omit<SentSpan, 'attributes'> & {
  readonly attributes: Readonly<Record<string, unknown>>;
};

interface TraceRequest {
  readonly resourceSpans: readonly {
    readonly resource: Pick<SentSpan, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A collector of traces on loopback. */
export interface Collector {
  readonly endpoint: string;
  readonly spans: readonly CollectedSpan[];
  /** Attributes of the resource that has sent spans last. */
  readonly resource: () => Readonly<Record<string, unknown>>;
  readonly close: () => void;
}

/** Starts a stand-in for a collector, which takes traces by OTLP/HTTP as JSON. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  let resource: Readonly<Record<string, unknown>> = {};
  const server = createServer((request, response) => {
    if (request.url !== '/v1/traces') {
      response.writeHead(404).end();
      return;
    }
    const store = ({ resourceSpans }: TraceRequest) => {
      for (const { resource: sender, scopeSpans } of resourceSpans) {
        resource = toObject(sender);
        for (const span of scopeSpans.flatMap((each) => each.spans)) {
          spans.push({ ...span, attributes: toObject(span) });
        }
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    };
    json(request).then(
      (body) => store(body as TraceRequest),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    resource: () => resource,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function toObject({ attributes }: Pick<SentSpan, 'attributes'>): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
