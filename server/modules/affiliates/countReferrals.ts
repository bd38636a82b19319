import { sql } from 'drizzle-orm';
import { UserType } from '#domain/userType.ts';
import { offerStates } from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';

/** How many customers an affiliate has referred, and how many of those have come at least so far. */
export type Referrals = Readonly<Record<'registered' | 'confirmed' | 'loggedIn' | 'startedOffer', number>>;

/** A customer counts by the person of it who is furthest; none is named. */
export async function countReferrals(db: Database, affiliateId: number): Promise<Referrals> {
  const [counts] = await db
    .select({
      registered: sql<number>`count(*)::int`,
      confirmed: sql<number>`(count(*) filter (where has_confirmed or has_logged_in or has_started))::int`,
      loggedIn: sql<number>`(count(*) filter (where has_logged_in or has_started))::int`,
      startedOffer: sql<number>`(count(*) filter (where has_started))::int`,
    })
    .from(
      sql`(
        select
          exists (select from ${users} where customer_id = ${customers.id} and email_verified) has_confirmed,
          exists (select from ${users} where customer_id = ${customers.id} and last_log_in_at is not null) has_logged_in,
          exists (select from ${offerStates} where customer_id = ${customers.id}) has_started
        from ${customers}
        where ${customers.sourceTypeId} = ${UserType.Affiliate} and ${customers.sourceId} = ${affiliateId}
      ) referrals`,
    );
  if (!counts) throw new Error('Counting answered no row');
  return counts;
}
