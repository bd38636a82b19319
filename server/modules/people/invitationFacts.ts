import { formatDateTime } from '#domain/dateTime.ts';
import { marketplaceTimeZone } from '#domain/days.ts';
import type { AuditedValues } from '#server/platform/audit/auditTables.ts';
import { invitationEnd } from '#server/platform/auth/links.ts';
import type { users } from '#server/platform/db/schema.ts';

/** What the audit log tells of the invitation of a user, by the house's clocks. */
export function invitationFacts({
  invitedAt,
  invitedById,
}: Pick<typeof users.$inferSelect, 'invitedAt' | 'invitedById'>): AuditedValues {
  return {
    invitationEnds: invitedAt && formatDateTime(invitationEnd(invitedAt).toISOString(), marketplaceTimeZone),
    invitedById,
  };
}
