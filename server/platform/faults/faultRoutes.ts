import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { answerNotFound } from '#server/platform/http/notFound.ts';
import { parse } from '#server/platform/http/parse.ts';
import { createDelays } from './delays.ts';
import { createStagedFaults, faultSchema, type Fault } from './fault.ts';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
const operationSchema = v.object({ operationName: v.string() });
const clearSchema = v.object({ scope: v.optional(v.string()) });

/**
 * The fault switch: makes the server fail as asked, for requests that bear the cookie of the fault's scope.
 * From this machine only, in test and development only.
 */
export function faultRoutes(app: FastifyInstance): void {
  const faults = createStagedFaults();
  const delays = createDelays();
  const losing = new WeakSet<FastifyRequest>();
  const omitted = new WeakMap<FastifyRequest, readonly string[]>();
  app.addHook('preClose', async () => {
    delays.letGo(undefined);
    return Promise.resolve();
  });

  app.addHook('preHandler', async (request, reply) => {
    const fault = faults.take(scopeOf(request), callOf(request));
    if (!fault) return undefined;
    await delays.wait(fault.scope, fault.delayMs);
    if (fault.losesAnswer) losing.add(request);
    if (fault.omit.length > 0) omitted.set(request, fault.omit);
    return isAnswer(fault) ? answer(fault, request, reply) : undefined;
  });

  app.addHook('preSerialization', async (request, _reply, payload) => {
    const fields = omitted.get(request);
    return Promise.resolve(fields ? without(fields, payload) : payload);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!losing.has(request)) return Promise.resolve(payload);
    reply.hijack();
    // Its beginning arrives: of a call without any, browsers make another one by themselves.
    reply.raw.writeHead(200, { 'content-length': '2' }).write('{', () => request.raw.socket.destroy());
    return Promise.resolve(payload);
  });

  app.route({
    method: 'POST',
    url: '/__faults',
    handler: (request, reply) => {
      if (!loopback.test(request.ip)) return answerNotFound(request, reply);
      faults.stage(parse(faultSchema, request.body));
      return reply.code(204).send();
    },
  });

  app.route({
    method: 'DELETE',
    url: '/__faults',
    handler: (request, reply) => {
      if (!loopback.test(request.ip)) return answerNotFound(request, reply);
      const { scope } = parse(clearSchema, request.query);
      faults.clear(scope);
      delays.letGo(scope);
      return reply.code(204).send();
    },
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

function isAnswer({ status, body }: Fault): boolean {
  return status !== undefined || body !== undefined;
}

function answer(fault: Fault, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status = 200, contentType } = fault;
  if (status >= 400) request.log.warn({ status }, 'staged fault');
  return reply.code(status).type(contentType).send(textOf(fault));
}

function textOf({ body, bytes }: Fault): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  return bytes === undefined || text === '' ? text : text.repeat(Math.ceil(bytes / Buffer.byteLength(text)));
}
