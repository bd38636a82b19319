import type { FastifyInstance } from 'fastify';
import { enforceNetworkLimit } from '#server/platform/auth/networkLimit.ts';
import type { Database } from '#server/platform/db/database.ts';
import { callerNetwork } from '#server/platform/http/callerNetwork.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseJson } from '#server/platform/http/jsonBodies.ts';
import type { Services } from '#server/platform/services/services.ts';
import { eventsSchema, weighEventBatch, type EventBatch } from './eventsSchema.ts';
import { analyticsEvents } from './eventTables.ts';
import { recordSteps, refuseLongRuns } from './recordSteps.ts';

/** Maximum bytes of a batch: browsers complete requests up to 64 KiB even if the page closes (Fetch, section 4.6). */
const bodyLimit = 64 * 1024;

/**
 * Route that stores a batch of tracked events and steps of runs. A page sends JSON; plain text is accepted too, for
 * pages that were opened before they sent JSON. An invalid batch is refused as a whole. A valid one is stored in
 * several transactions, one for the events and one for each run: a failure keeps what is committed, and the page does
 * not send the batch again.
 */
export function eventsRoute(app: FastifyInstance, services: Services): void {
  const { db, authorizer, eventLimits } = services;
  app.route({
    method: 'POST',
    url: '/api/app/events',
    bodyLimit,
    handler: async (request, reply) => {
      const body = typeof request.body === 'string' ? parseJson(request.body) : request.body;
      const batch = parse(eventsSchema, body);
      await refuseLongRuns(db, batch.steps, eventLimits.perRun);
      await enforceNetworkLimit(db, {
        calls: 'events',
        network: callerNetwork(request),
        count: weighEventBatch(batch),
        most: eventLimits.perAddress,
      });
      const person = await authorizer.identify(request);
      await recordEvents(db, batch.events, person?.user.id ?? null);
      await recordSteps(services, batch.steps);
      return reply.code(202).send();
    },
  });
}

/**
 * Stores tracked events, each once. `userId` is the person whose token came with the batch; null without a token. An
 * event is assigned to this person only if it names them: what people did before they logged in is assigned to nobody.
 */
async function recordEvents(db: Database, events: EventBatch['events'], userId: number | null) {
  if (events.length === 0) return;
  await db
    .insert(analyticsEvents)
    .values(
      events.map(({ messageId, at, ...event }) => ({
        ...event,
        ...(messageId && { messageId }),
        userId: event.context.userId === userId ? userId : null,
        occurredAt: at,
      })),
    )
    .onConflictDoNothing({ target: analyticsEvents.messageId });
}
