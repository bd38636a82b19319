import type { Part } from '#server/platform/part.ts';
import { auditQueries } from './auditResolvers.ts';

export const auditPart = {
  queries: auditQueries,
} satisfies Part;
