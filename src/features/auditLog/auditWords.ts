import type { AuditedEntity } from '#graphql/adminHooks.ts';

export const entityNames: Readonly<Record<AuditedEntity, string>> = {
  PRODUCT_REQUEST: 'Product request',
  APPLICATION: 'Application',
  USER: 'User',
  CUSTOMER: 'Customer',
  PARTNER: 'Partner',
  MAIL: 'Mail',
  CATEGORIES: 'Categories',
  LIST: 'List',
};

/** A value of the log, which is JSON, in the words of people. */
export function sayValue(value: string | null | undefined): string {
  if (value === null || value === undefined) return 'nothing';
  const parsed: unknown = JSON.parse(value);
  if (Array.isArray(parsed)) return parsed.length === 0 ? 'nothing' : parsed.join(', ');
  return String(parsed);
}
