import { and, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { linkFaults, linkTokenSchema, type LinkFault } from '#domain/link.ts';
import { easyToGuessMessage, isOwnName } from '#domain/newPassword.ts';
import { fullName } from '#domain/userInfo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { shownUserCondition } from '#server/platform/db/hidden.ts';
import { affiliates, customers, links, users } from '#server/platform/db/schema.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { findLink, spendLink, type Link, type LinkPurpose } from './links.ts';
import { personColumns, type Person } from './person.ts';

type User = Person['user'];

/** A link that somebody opened, and the person for whom it was made. */
export interface FollowedLink extends Person {
  readonly link: Link;
  readonly isExpired: boolean;
  /** Company that the person named as an affiliate; null for anybody else. */
  readonly affiliateCompany: string | null;
  /** Full name of the inviter; null without one. */
  readonly inviter: string | null;
}

interface PurposeRules {
  /** Statuses that a person must have for the link to be valid. */
  readonly audience: readonly User['status'][];
  /** Whether the purpose of the link is fulfilled for the person, by this link or another one. */
  readonly isDone: (user: User) => boolean;
}

const rules: Readonly<Record<LinkPurpose, PurposeRules>> = {
  verification: { audience: ['active'], isDone: ({ emailVerified }) => emailVerified },
  invitation: { audience: ['invited', 'active'], isDone: ({ status }) => status === 'active' },
  profile: { audience: ['invited', 'active'], isDone: ({ profileComplete }) => profileComplete },
  passwordReset: { audience: ['active'], isDone: () => false },
};

/**
 * Finds the link with this secret, whether valid, used, superseded, or expired.
 * @throws {Problem} LINK_INVALID for any other text, for a link with another purpose, and for a person whose status the
 *   purpose does not allow
 */
export async function findFollowedLink(
  db: Database,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<FollowedLink> {
  const link = v.is(linkTokenSchema, token) ? await findLink(db, token) : null;
  const followed = link && purposes.includes(link.purpose) ? await findOwner(db, link) : null;
  if (!followed || !rules[followed.link.purpose].audience.includes(followed.user.status)) {
    throw new Problem('LINK_INVALID', linkFaults.LINK_INVALID);
  }
  return followed;
}

async function findOwner(db: Database, link: Link): Promise<FollowedLink | null> {
  const inviters = alias(users, 'inviters');
  const [owner] = await db
    .select({
      ...personColumns,
      isExpired: sql<boolean>`${lte(links.expiresAt, sql`now()`)}`,
      affiliateCompany: affiliates.companyName,
      inviter: { firstName: inviters.firstName, lastName: inviters.lastName },
    })
    .from(links)
    .innerJoin(users, eq(users.id, links.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(affiliates, eq(affiliates.userId, users.id))
    .leftJoin(inviters, eq(inviters.id, users.invitedById))
    .where(and(eq(links.id, link.id), shownUserCondition));
  return owner ? { ...owner, link, inviter: owner.inviter && fullName(owner.inviter) } : null;
}

/** Returns the name of the person's company, or of the company that an affiliate named; null without one. */
export function companyNameOfLink({ customer, affiliateCompany }: FollowedLink): string | null {
  return customer?.name ?? affiliateCompany;
}

/** Requires a valid link. @throws {Problem} with the code of its `LinkFault` */
export function requireValidLink(followed: FollowedLink): void {
  const fault = faultOf(followed);
  if (!fault) return;
  const inviter = followed.inviter ?? 'who invited you';
  const advice: Partial<Record<LinkFault, string>> = {
    INVITATION_EXPIRED: ` Ask ${inviter} to send a new one.`,
    INVITATION_SUPERSEDED: ` Use the newest one that you got, or ask ${inviter} to send a new one.`,
  };
  throw new Problem(fault, linkFaults[fault] + (advice[fault] ?? ''));
}

/** Marks a link as used, in the transaction that uses it. @throws {Problem} LINK_USED if the link is no longer valid */
export async function spendLinkOrThrow(db: Database, { link }: FollowedLink): Promise<void> {
  if (!(await spendLink(db, link))) throw linkUsed();
}

export function linkUsed(): Problem {
  return new Problem('LINK_USED', linkFaults.LINK_USED);
}

/** Finds the fault of a link; null if valid. LINK_USED comes first, even if the link is also superseded or expired. */
function faultOf({ link, user, isExpired }: FollowedLink): LinkFault | null {
  if (link.usedAt || rules[link.purpose].isDone(user)) return 'LINK_USED';
  const isInvitation = link.purpose === 'invitation';
  if (link.supersededAt) return isInvitation ? 'INVITATION_SUPERSEDED' : 'LINK_SUPERSEDED';
  if (!isExpired) return null;
  return isInvitation ? 'INVITATION_EXPIRED' : 'LINK_EXPIRED';
}

/** Refuses a password that is the email, or the name of company or product. @throws {Problem} VALIDATION_FAILED */
export function refuseOwnNameAsPassword(
  password: string,
  followed: FollowedLink,
  companyName = companyNameOfLink(followed) ?? undefined,
): void {
  if (isOwnName(password, { email: followed.user.email, companyName })) {
    throw validationFailed([{ message: easyToGuessMessage, members: ['password'] }]);
  }
}
