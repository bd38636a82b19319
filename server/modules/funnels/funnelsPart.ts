import type { Part } from '#server/platform/part.ts';
import { eventsRoute } from './eventsRoute.ts';
import { funnelQueries } from './funnelResolvers.ts';
import { rollUp } from './rollUp.ts';
import { addSampleFunnelRuns, removeSampleFunnelRuns } from './sampleFunnelRuns.ts';

export const funnelsPart = {
  rounds: { rollUp: ({ db, eventsKeptDays }, signal) => rollUp(db, eventsKeptDays, signal) },
  addSample: addSampleFunnelRuns,
  removeSample: removeSampleFunnelRuns,
  queries: funnelQueries,
  routes: [eventsRoute],
} satisfies Part;
