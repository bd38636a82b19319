import { and, asc, desc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { freeMailDomains } from '#domain/freeMail.ts';
import { affiliates, users } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';

/** How many people are shown who may be the same as an applicant. */
const mostDuplicates = 10;

const others = alias(users, 'others');

/** Somebody who may be the same as an applicant. */
export interface DuplicateApplicant {
  /** Id of the applicant. */
  readonly applicantId: number;
  readonly user: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'email' | 'phone'>;
  /** What they applied for themselves; null where they did not. */
  readonly application: Pick<typeof affiliates.$inferSelect, 'id' | 'companyName' | 'state'> | null;
  readonly sharesDomain: boolean;
  readonly sharesPhone: boolean;
}

/**
 * Who else has an applicant's phone, or an address of the same domain where that is not one of everybody's; some of
 * each applicant, those who share most and came last first.
 */
export async function findDuplicates(
  { db, sampleData }: Pick<Services, 'db' | 'sampleData'>,
  applicantIds: readonly number[],
): Promise<readonly DuplicateApplicant[]> {
  const domain = sql`split_part(${users.email}, '@', 2)`;
  const sharesDomain = and(
    sql`split_part(${others.email}, '@', 2) = ${domain}`,
    notInArray(domain, [...freeMailDomains]),
  );
  const sharesPhone = eq(others.phone, users.phone);
  const alike = db
    .select({
      userId: others.id,
      sharesDomain: sql<boolean>`coalesce(${sharesDomain}, false)`.as('shares_domain'),
      sharesPhone: sql<boolean>`coalesce(${sharesPhone}, false)`.as('shares_phone'),
    })
    .from(others)
    .where(
      and(
        ne(others.id, users.id),
        sampleData ? undefined : eq(others.sample, false),
        or(sharesDomain, sharesPhone),
      ),
    )
    .orderBy(desc(sql`shares_phone`), desc(sql`shares_domain`), desc(others.id))
    .limit(mostDuplicates)
    .as('alike');
  const found = alias(users, 'found');
  return db
    .select({
      applicantId: users.id,
      user: {
        id: found.id,
        firstName: found.firstName,
        lastName: found.lastName,
        email: found.email,
        phone: found.phone,
      },
      application: { id: affiliates.id, companyName: affiliates.companyName, state: affiliates.state },
      sharesDomain: alike.sharesDomain,
      sharesPhone: alike.sharesPhone,
    })
    .from(users)
    .innerJoinLateral(alike, sql`true`)
    .innerJoin(found, eq(found.id, alike.userId))
    .leftJoin(affiliates, eq(affiliates.userId, found.id))
    .where(inArray(users.id, [...applicantIds]))
    .orderBy(asc(users.id), desc(alike.sharesPhone), desc(alike.sharesDomain), desc(found.id));
}
