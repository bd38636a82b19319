import type { Part } from '#server/platform/part.ts';
import { configurationQueries } from './configurationResolvers.ts';

export const configurationPart = {
  queries: configurationQueries,
} satisfies Part;
