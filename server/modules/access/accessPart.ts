import type { Part } from '#server/platform/part.ts';
import { accessExplanationQueries } from './accessExplanationResolvers.ts';

export const accessPart = {
  queries: accessExplanationQueries,
} satisfies Part;
