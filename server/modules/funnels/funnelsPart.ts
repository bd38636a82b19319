import type { Part } from '#server/platform/part.ts';
import { eventsRoute } from './eventsRoute.ts';
import { funnelQueries } from './funnelResolvers.ts';
import { rollUp } from './rollUp.ts';
import { addFunnelRuns, removeFunnelRuns } from './sampleFunnelRuns.ts';

export const funnelsPart = {
  rounds: { rollUp: ({ db, eventsKeptDays }, signal) => rollUp(db, eventsKeptDays, signal) },
  addSample: addFunnelRuns,
  removeSample: removeFunnelRuns,
  queries: funnelQueries,
  routes: [eventsRoute],
} satisfies Part;
