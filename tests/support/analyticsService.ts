import type { IncomingHttpHeaders, RequestListener } from 'node:http';

/** An event as the third party receives it. */
interface ReceivedEvent {
  readonly uuid: string;
  readonly event: string;
  readonly distinct_id: string;
  readonly timestamp: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

interface ReceivedCall {
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Creates a stand-in for the service of the third party: it keeps calls from pages of any origin. The first responses
 * have the given statuses, the others 200.
 */
export function standInForAnalytics(...statuses: number[]) {
  const calls: ReceivedCall[] = [];
  const listener: RequestListener = (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      calls.push({ address: request.url ?? '', headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' }).end('{}');
    });
  };
  const batches = () =>
    calls.map(({ body }) => JSON.parse(body) as { api_key: string; batch: ReceivedEvent[] });
  return {
    listener,
    calls,
    keys: () => batches().map(({ api_key: key }) => key),
    events: () => batches().flatMap(({ batch }) => batch),
  };
}
