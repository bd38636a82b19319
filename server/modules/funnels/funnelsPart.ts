import type { Part } from '#server/platform/part.ts';
import { eventsRoute } from './eventsRoute.ts';
import { funnelQueries } from './funnelResolvers.ts';
import { addFunnelRuns, removeFunnelRuns } from './sampleFunnelRuns.ts';

export const funnelsPart = {
  addSample: addFunnelRuns,
  removeSample: removeFunnelRuns,
  queries: funnelQueries,
  routes: [eventsRoute],
} satisfies Part;
