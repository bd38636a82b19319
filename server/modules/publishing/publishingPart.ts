import type { Part } from '#server/platform/part.ts';
import { partnerMutations, partnerQueries } from './partnerResolvers.ts';

export const publishingPart = { queries: partnerQueries, mutations: partnerMutations } satisfies Part;
