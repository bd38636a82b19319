import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { sponsoredRegistrationPath } from '#domain/paths.ts';
import { requiredText } from '#domain/textFields.ts';
import { UserType } from '#domain/userType.ts';
import type { OwnApplication, Referral } from '#graphql/resolvers.ts';
import { offerStates } from '#server/modules/partners/partnerTables.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { parse } from '#server/platform/http/parse.ts';
import { drawQrCode } from '#server/platform/markup/qrCode.ts';
import type { Part } from '#server/platform/part.ts';
import type { Services } from '#server/platform/services/services.ts';
import { answerQuestion, findOwnApplication } from './ownApplication.ts';

const answerSchema = v.object({ answer: requiredText('Answer', limits.applicationWordsLength) });

export const ownApplicationQueries = {
  ownApplication: async (_parent, _arguments, { services, requireSignedIn }) => {
    const own = await findOwnApplication(services.db, await requireSignedIn());
    return own && toOwnApplication(services, own);
  },
} satisfies Part['queries'];

export const ownApplicationMutations = {
  answerApplicationQuestion: async (_parent, { version, ...sent }, { services, requireSignedIn }) => {
    const person = await requireSignedIn();
    const { answer } = parse(answerSchema, sent);
    return toOwnApplication(services, await answerQuestion(services.db, person, { version, answer }));
  },
} satisfies Part['mutations'];

async function toOwnApplication(
  services: Services,
  application: NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>,
): Promise<OwnApplication> {
  const isApproved = application.state === 'approved';
  return { ...application, referral: isApproved ? await readReferral(services, application) : null };
}

async function readReferral(
  { db, publicUrl }: Services,
  { id, companyName }: { readonly id: number; readonly companyName: string },
): Promise<Referral> {
  const link = publicUrl() + sponsoredRegistrationPath(id);
  return { link, business: companyName, code: drawQrCode(link), ...(await countReferrals(db, id)) };
}

/**
 * Counts the customers that an affiliate referred: all of them, and those with a person who at least confirmed their
 * address, logged in, or started an offer. Returns no names.
 */
async function countReferrals(db: Database, affiliateId: number) {
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
  if (!counts) throw new Error('The count of referrals has no row');
  return counts;
}
