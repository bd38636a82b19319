import type { FastifyInstance } from 'fastify';
import { recordEvents } from '#server/commands/recordEvents.ts';
import { recordSteps } from '#server/commands/recordSteps.ts';
import { parse } from '#server/http/parse.ts';
import { parseJson } from '#server/http/parseJson.ts';
import type { Services } from '#server/services.ts';
import { eventsSchema } from './eventsSchema.ts';

/** The collector. `sendBeacon` can set no header: its events come as plain text, and without a person. */
export function eventsRoute(app: FastifyInstance, { db, authorizer }: Services): void {
  app.route({
    method: 'POST',
    url: '/api/app/events',
    handler: async (request, reply) => {
      const body = typeof request.body === 'string' ? parseJson(request.body) : request.body;
      const { events, steps } = parse(eventsSchema, body);
      const person = await authorizer.identify(request.headers.authorization);
      await recordEvents(db, events, person?.user.id ?? null);
      await recordSteps(db, steps);
      return reply.code(202).send();
    },
  });
}
