/** What administrators change, and the audit log tells of. */
export const auditedEntities = [
  'productRequest',
  'application',
  'user',
  'customer',
  'partner',
  'mail',
  'categories',
  /** A list of the administration, taken as a file. */
  'list',
] as const;

export type AuditedEntity = (typeof auditedEntities)[number];
