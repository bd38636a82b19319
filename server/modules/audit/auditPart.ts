import type { Part } from '#server/platform/part.ts';
import { auditEntryFields, auditQueries } from './auditResolvers.ts';

export const auditPart = {
  queries: auditQueries,
  types: { AuditEntry: auditEntryFields },
} satisfies Part;
