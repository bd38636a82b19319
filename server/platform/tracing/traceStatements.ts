import { SpanKind, trace } from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';
import { inSpan } from './spans.ts';

/** The function `query` of `pg` as Drizzle calls it. */
type Query = (statement: string | { readonly text: string }, values?: unknown[]) => Promise<unknown>;

/**
 * Returns a client or pool whose statements are spans of the current request or job; others, such as polls of the
 * queue, are not traced. Spans have no values, since Drizzle passes these as parameters.
 */
export function traceStatements<Client extends Pool | PoolClient>(client: Client): Client {
  const send: Query = (statement, values) => (client.query as Query)(statement, values);
  const query: Query = (statement, values) => {
    if (!trace.getActiveSpan()?.isRecording()) return send(statement, values);
    const text = typeof statement === 'string' ? statement : statement.text;
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
    };
    return inSpan(operation, { kind: SpanKind.CLIENT, attributes }, () => send(statement, values));
  };
  return Object.create(client, { query: { value: query } }) as Client;
}
