import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Registration } from '#domain/registration.ts';
import type { Database } from '#server/platform/db/database.ts';
import { shownUserCondition } from '#server/platform/db/hidden.ts';
import { affiliates, users } from '#server/platform/db/schema.ts';
import { validationFailed } from '#server/platform/http/parse.ts';

const unknownId = "We don't know that affiliate ID. Leave it blank if unsure.";
const unknownName = "We don't know a business of that name. Ask for its affiliate ID, or leave this blank.";

/**
 * Finds the id of a sponsor by affiliate id or company name: the marketplace itself, or an approved, active affiliate
 * with a confirmed address. A name is matched in any letter case, but only if a single affiliate has it.
 * @throws {Problem} VALIDATION_FAILED for any other id or name; the message does not say why (security R10)
 */
export async function resolveSponsorId(db: Database, sponsor: Registration['sponsorId']): Promise<number> {
  const isReachable = and(eq(users.status, 'active'), users.emailVerified, shownUserCondition);
  const isMeant =
    typeof sponsor === 'number'
      ? eq(affiliates.id, sponsor)
      : eq(sql`lower(${affiliates.companyName})`, sql`lower(${sponsor})`);
  const [found, another] = await db
    .select({ id: affiliates.id })
    .from(affiliates)
    .leftJoin(users, eq(users.id, affiliates.userId))
    .where(and(isMeant, eq(affiliates.state, 'approved'), or(isNull(affiliates.userId), isReachable)))
    .limit(2);
  if (found && !another) return found.id;
  const message = typeof sponsor === 'number' ? unknownId : unknownName;
  throw validationFailed([{ message, members: ['sponsorId'] }]);
}
