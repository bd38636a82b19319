import { and, desc, eq, gte, inArray, ne, notInArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import { isShownUser } from '#server/platform/db/hidden.ts';
import { affiliates, users } from '#server/platform/db/schema.ts';
import { freeMailDomains } from './freeMail.ts';

type User = typeof users.$inferSelect;

/** How many people are shown who may be the same as an applicant. */
const mostDuplicates = 10;

const applicants = alias(users, 'applicants');

/** Traits that two applicants may share. */
interface Traits {
  readonly email: SQLWrapper;
  readonly phone: SQLWrapper;
}

const phoneOf = ({ phone }: Traits) => sql`${phone}`;
const domainOf = ({ email }: Traits) => sql`split_part(${email}, '@', 2)`;
/** That not everybody can have an address there. */
const isOfFew = (domain: SQL) => notInArray(domain, [...freeMailDomains]);

/** Somebody who may be the same as an applicant. */
export interface DuplicateApplicant {
  readonly user: Pick<User, 'id' | 'firstName' | 'lastName' | 'email' | 'phone'>;
  /** What they applied for themselves; null where they did not. */
  readonly application: Pick<typeof affiliates.$inferSelect, 'id' | 'companyName' | 'state'> | null;
  readonly sharesDomain: boolean;
  readonly sharesPhone: boolean;
}

/** Those of these people beside whom there is somebody who may be the same, however many those are. */
export async function findDuplicated(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  // On from the person's own place in the index: by equality, everybody may be read for a domain of few.
  const next = (traitOf: (person: Traits) => SQL) =>
    db
      .select({ trait: traitOf(users) })
      .from(users)
      .where(and(gte(traitOf(users), traitOf(applicants)), ne(users.id, applicants.id), isShownUser))
      .orderBy(traitOf(users))
      .limit(1);
  const sharesPhone = sql`${phoneOf(applicants)} = (${next(phoneOf)})`;
  const sharesDomain = sql`${domainOf(applicants)} = (${next(domainOf)})`;
  const isAlike = or(sharesPhone, and(isOfFew(domainOf(applicants)), sharesDomain));
  const rows = await db
    .select({ id: applicants.id })
    .from(applicants)
    .where(and(inArray(applicants.id, [...ids]), isAlike));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Who else has an applicant's phone, or an address of the same domain where that is not one of everybody's: of each
 * those who came last, those who share most first.
 */
export async function findDuplicates(
  db: Database,
  { id, email, phone }: Pick<User, 'id' | 'email' | 'phone'>,
): Promise<readonly DuplicateApplicant[]> {
  const applicant = { email: sql`${email}::text`, phone: sql`${phone}::text` };
  const sharesPhone = eq(phoneOf(users), phoneOf(applicant));
  const sharesDomain = and(eq(domainOf(users), domainOf(applicant)), isOfFew(domainOf(applicant)));
  const last = (shares: SQL | undefined) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(shares, ne(users.id, id), isShownUser))
      .orderBy(desc(users.id))
      .limit(mostDuplicates);
  const isPhone = sql<boolean>`coalesce(${sharesPhone}, false)`;
  const isDomain = sql<boolean>`coalesce(${sharesDomain}, false)`;
  return db
    .select({
      user: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phone: users.phone,
      },
      application: { id: affiliates.id, companyName: affiliates.companyName, state: affiliates.state },
      sharesDomain: isDomain,
      sharesPhone: isPhone,
    })
    .from(users)
    .leftJoin(affiliates, eq(affiliates.userId, users.id))
    .where(inArray(users.id, unionAll(last(sharesPhone), last(sharesDomain))))
    .orderBy(desc(isPhone), desc(isDomain), desc(users.id))
    .limit(mostDuplicates);
}
