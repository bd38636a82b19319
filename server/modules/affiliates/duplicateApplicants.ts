import { and, desc, eq, gte, inArray, ne, notInArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import { shownUserCondition } from '#server/platform/db/hidden.ts';
import { affiliates, users } from '#server/platform/db/schema.ts';
import { mailProviders } from '#domain/emailTypos.ts';

/** Domains of mail providers, which unrelated people share. */
// oxfmt-ignore
const freeMailDomains: readonly string[] = [
  ...mailProviders,
  'googlemail.com', 'ymail.com', 'rocketmail.com', 'yahoo.ca', 'yahoo.co.uk', 'yahoo.com.mx',
  'hotmail.co.uk', 'hotmail.es', 'outlook.es', 'me.com', 'mac.com', 'aim.com', 'mail.com', 'email.com',
  'usa.com', 'gmx.com', 'gmx.net', 'gmx.us', 'proton.me', 'protonmail.com', 'pm.me', 'tutanota.com',
  'tuta.com', 'zoho.com', 'zohomail.com', 'fastmail.com', 'hey.com', 'hushmail.com', 'yandex.com', 'mail.ru',
  'qq.com', '163.com', 'web.de', 'juno.com', 'netzero.net', 'sbcglobal.net', 'bellsouth.net',
  'ameritech.net', 'charter.net', 'spectrum.net', 'cox.net', 'earthlink.net', 'frontier.com',
  'frontiernet.net', 'windstream.net', 'centurylink.net', 'centurytel.net', 'embarqmail.com',
  'optonline.net', 'optimum.net', 'roadrunner.com', 'rr.com', 'suddenlink.net', 'mediacombb.net',
  'rogers.com', 'shaw.ca', 'sympatico.ca', 'duck.com', 'privaterelay.appleid.com',
];

/** Maximum number of duplicates that are shown for an applicant. */
const duplicateLimit = 10;

const applicants = alias(users, 'applicants');

/** Columns or values of a person that are compared to find duplicates. */
type Traits = Readonly<Record<'email' | 'phone', SQLWrapper>>;

const phoneOf = ({ phone }: Traits) => sql`${phone}`;
const domainOf = ({ email }: Traits) => sql`split_part(${email}, '@', 2)`;
const isPrivateDomain = (domain: SQL) => notInArray(domain, [...freeMailDomains]);

/** A person who may be the same as an applicant; `application` is null if the person made none. */
export type DuplicateApplicant = Awaited<ReturnType<typeof findDuplicates>>[number];

/** Returns the ids of the applicants for whom `findDuplicates` finds somebody. */
export async function findIdsWithDuplicates(db: Database, ids: readonly number[]) {
  // Reads only the first index entry at or after the applicant's value; an equality might read everybody of a domain.
  const next = (traitOf: (person: Traits) => SQL) =>
    db
      .select({ trait: traitOf(users) })
      .from(users)
      .where(and(gte(traitOf(users), traitOf(applicants)), ne(users.id, applicants.id), shownUserCondition))
      .orderBy(traitOf(users))
      .limit(1);
  const sharesPhone = sql`${phoneOf(applicants)} = (${next(phoneOf)})`;
  const sharesDomain = sql`${domainOf(applicants)} = (${next(domainOf)})`;
  const isAlike = or(sharesPhone, and(isPrivateDomain(domainOf(applicants)), sharesDomain));
  const rows = await db
    .select({ id: applicants.id })
    .from(applicants)
    .where(and(inArray(applicants.id, [...ids]), isAlike));
  return new Set(rows.map(({ id }) => id));
}

/** Finds up to ten people with an applicant's phone or private email domain: with both first, then with the phone. */
export async function findDuplicates(
  db: Database,
  { id, email, phone }: Pick<typeof users.$inferSelect, 'id' | 'email' | 'phone'>,
) {
  const applicant = { email: sql`${email}::text`, phone: sql`${phone}::text` };
  const sharesPhone = eq(phoneOf(users), phoneOf(applicant));
  const sharesDomain = and(eq(domainOf(users), domainOf(applicant)), isPrivateDomain(domainOf(applicant)));
  const newest = (shares: SQL | undefined) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(shares, ne(users.id, id), shownUserCondition))
      .orderBy(desc(users.id))
      .limit(duplicateLimit);
  const isPhone = sql<boolean>`coalesce(${sharesPhone}, false)`;
  const isDomain = sql<boolean>`coalesce(${sharesDomain}, false)`;
  return db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
      application: { id: affiliates.id, companyName: affiliates.companyName, state: affiliates.state },
      sharesDomain: isDomain,
      sharesPhone: isPhone,
    })
    .from(users)
    .leftJoin(affiliates, eq(affiliates.userId, users.id))
    .where(inArray(users.id, unionAll(newest(sharesPhone), newest(sharesDomain))))
    .orderBy(desc(isPhone), desc(isDomain), desc(users.id))
    .limit(duplicateLimit);
}
