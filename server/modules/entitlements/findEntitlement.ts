import { eq } from 'drizzle-orm';
import { partners } from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { users } from '#server/platform/db/schema.ts';
import type { MailJob } from '#server/platform/mail/mailJob.ts';
import { oneLine } from '#server/platform/mail/oneLine.ts';
import type { DecidedPartner } from './entitlementMessage.ts';
import { findEntitlementStatus } from './entitlementStatus.ts';

declare module '#server/platform/mail/mailJob.ts' {
  interface MailFacts {
    /** The partner that a mail was queued for; where it is decided otherwise by now, it does not go out. */
    readonly entitlementMail: {
      readonly entitlement: {
        readonly customerId: number;
        readonly partnerId: number;
        /** Set where it was denied: the company does not have it. */
        readonly isDenied?: true;
      };
    };
  }
}

type EntitlementMail = MailJob<'entitlementMail'>;

/** Finds the decision about a partner for who asked; null where it is not so, or no longer. */
export async function findEntitlement(
  db: Database,
  { entitlement: { customerId, partnerId, isDenied } }: EntitlementMail,
  reader: typeof users.$inferSelect,
): Promise<DecidedPartner | null> {
  if (reader.customerId !== customerId) return null;
  const { title, state, reason } = await findEntitlementStatus(db, customerId, partnerId);
  if (state !== (isDenied ? 'denied' : 'granted')) return null;
  const [partner] = await db
    .select({ pages: partners.pages })
    .from(partners)
    .where(eq(partners.id, partnerId));
  return {
    partnerTitle: oneLine(title),
    path: partner?.pages[0] ?? null,
    refusal: reason === null ? null : oneLine(reason),
  };
}
