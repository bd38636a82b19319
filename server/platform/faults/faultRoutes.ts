import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { respondNotFound } from '#server/platform/http/notFound.ts';
import { parse } from '#server/platform/http/parse.ts';
import { isLoopback } from '#server/platform/settings/webAddress.ts';

const operationSchema = v.object({ operationName: v.string() });
const clearSchema = v.object({ scope: v.optional(v.string()) });

/** A fault to simulate (contract, "Ways to run"). */
const faultSchema = v.object({
  /** The call that fails: `GET /path`, or `graphql OperationName`. */
  call: v.pipe(v.string(), v.regex(/^(?:[A-Z]+ \/\S*|graphql \w+)$/)),
  /** HTTP status of the simulated response; without status and body the server executes the call. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 0),
  /** Body of the response; a text is sent as it is, anything else as JSON. */
  body: v.optional(v.unknown()),
  /** Minimal size of the body in bytes; the text of `body` is repeated up to it. */
  bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50_000_000))),
  contentType: v.optional(v.string(), 'application/json; charset=utf-8'),
  /** Fields to leave out of the JSON object of the response. */
  omit: v.optional(v.array(v.string()), []),
  /** Whether the server executes the call and then drops its response. */
  losesAnswer: v.optional(v.boolean(), false),
  /** Number of calls that fail. */
  times: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Value of the cookie `fault-scope`; only requests with it fail. */
  scope: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
});

type Fault = v.InferOutput<typeof faultSchema>;

/** Serves `/__faults` to callers on this machine, by which they make calls with a cookie `fault-scope` fail. */
export function faultRoutes(app: FastifyInstance): void {
  let staged: { readonly fault: Fault; left: number }[] = [];
  /** Controllers that end the delays of each scope. */
  const endings = new Map<string, AbortController>();
  const losing = new WeakSet<FastifyRequest>();
  const omitted = new WeakMap<FastifyRequest, readonly string[]>();
  app.addHook('preClose', async () => endDelays());

  /** Ends the delays of a scope, or all of them. */
  function endDelays(scope?: string): void {
    for (const [each, ending] of endings) {
      if (scope !== undefined && each !== scope) continue;
      ending.abort();
      endings.delete(each);
    }
  }

  /** Returns the next fault for a call and decrements its count; undefined without one. */
  function take(scope: string, call: string): Fault | undefined {
    const entry = staged.find(({ fault }) => fault.scope === scope && fault.call === call);
    if (!entry) return undefined;
    entry.left -= 1;
    if (entry.left === 0) staged = staged.filter((other) => other !== entry);
    return entry.fault;
  }

  app.addHook('preHandler', async (request, reply) => {
    const fault = take(scopeOf(request), callOf(request));
    if (!fault) return undefined;
    const { scope, delayMs, losesAnswer, omit, status, body } = fault;
    const ending = endings.get(scope) ?? new AbortController();
    endings.set(scope, ending);
    await delay(delayMs, undefined, { signal: ending.signal }).catch(() => undefined);
    if (losesAnswer) losing.add(request);
    if (omit.length > 0) omitted.set(request, omit);
    return status === undefined && body === undefined ? undefined : answer(fault, request, reply);
  });

  app.addHook('preSerialization', async (request, _reply, payload) => {
    const fields = omitted.get(request);
    return fields ? without(fields, payload) : payload;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!losing.has(request)) return payload;
    reply.hijack();
    // Sends the beginning of the response, since browsers repeat a call by themselves if no response begins.
    reply.raw.writeHead(200, { 'content-length': '2' }).write('{', () => request.raw.socket.destroy());
    return payload;
  });

  app.post('/__faults', (request, reply) => {
    if (!isLoopback(request.ip)) return respondNotFound(request, reply);
    const fault = parse(faultSchema, request.body);
    staged.push({ fault, left: fault.times });
    return reply.code(204).send();
  });

  app.delete('/__faults', (request, reply) => {
    if (!isLoopback(request.ip)) return respondNotFound(request, reply);
    const { scope } = parse(clearSchema, request.query);
    staged = staged.filter(({ fault }) => scope !== undefined && fault.scope !== scope);
    endDelays(scope);
    return reply.code(204).send();
  });
}

function scopeOf(request: FastifyRequest): string {
  return /(?:^|;\s*)fault-scope=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
}

function callOf({ method, url, body }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  return path === '/graphql' ? `graphql ${operationNameOf(body)}` : `${method} ${path}`;
}

function operationNameOf(body: unknown): string {
  try {
    return v.parse(operationSchema, JSON.parse(String(body))).operationName;
  } catch {
    return '';
  }
}

function without(fields: readonly string[], payload: unknown): unknown {
  return Object.fromEntries(Object.entries(Object(payload)).filter(([name]) => !fields.includes(name)));
}

function answer(fault: Fault, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status = 200, contentType, body, bytes } = fault;
  request.facts.code = 'STAGED_FAULT';
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  const times = bytes === undefined || text === '' ? 1 : Math.ceil(bytes / Buffer.byteLength(text));
  return reply.code(status).type(contentType).send(text.repeat(times));
}
