import type { FastifyInstance } from 'fastify';
import { countForNetwork } from '#server/platform/auth/networkLimit.ts';
import { callerNetwork } from '#server/platform/http/callerNetwork.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseJson } from '#server/platform/http/jsonBodies.ts';
import type { Services } from '#server/platform/services/services.ts';
import { eventsSchema, weightOf } from './eventsSchema.ts';
import { recordEvents } from './recordEvents.ts';
import { recordSteps } from './recordSteps.ts';
import { refuseLongRuns } from './refuseLongRuns.ts';

/** Bytes of a batch: browsers let calls of 64 KiB outlive their page (Fetch, section 4.6). */
const bodyLimit = 64 * 1024;

/**
 * The collector. A page sends JSON; plain text is read too, for pages that were opened before they did. A batch is
 * refused as a whole. What is taken is kept by several transactions, one for the events and one for each run: a
 * failure between them leaves the first ones kept, and the page does not send that batch again.
 */
export function eventsRoute(app: FastifyInstance, { db, authorizer, eventLimits }: Services): void {
  app.route({
    method: 'POST',
    url: '/api/app/events',
    bodyLimit,
    handler: async (request, reply) => {
      const body = typeof request.body === 'string' ? parseJson(request.body) : request.body;
      const batch = parse(eventsSchema, body);
      const { events, steps } = batch;
      await refuseLongRuns(db, steps, eventLimits.perRun);
      await countForNetwork(db, {
        calls: 'events',
        network: callerNetwork(request),
        count: weightOf(batch),
        most: eventLimits.perAddress,
      });
      const person = await authorizer.identify(request.headers.authorization);
      await recordEvents(db, events, person?.user.id ?? null);
      await recordSteps(db, steps);
      return reply.code(202).send();
    },
  });
}
