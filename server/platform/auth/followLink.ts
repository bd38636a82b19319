import { and, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { linkFaults, linkTokenSchema, type LinkFault } from '#domain/link.ts';
import { fullName } from '#domain/userInfo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isShownUser } from '#server/platform/db/hidden.ts';
import { affiliates, customers, links, users } from '#server/platform/db/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { findLink, spendLink, type Link, type LinkPurpose } from './links.ts';
import { personFields, type Person } from './person.ts';

type User = Person['user'];

/** A link that somebody came with, and the person it was for. */
export interface FollowedLink extends Person {
  readonly link: Link;
  /** Its time has passed. */
  readonly isOver: boolean;
  /** Company that an affiliate named. */
  readonly affiliateCompany: string | null;
  /** Full name of who invited the person. */
  readonly inviter: string | null;
}

/** Whom a link of each purpose is for; for anybody else it is none. */
const audiences: Readonly<Record<LinkPurpose, readonly User['status'][]>> = {
  verification: ['active'],
  invitation: ['invited', 'active'],
  profile: ['invited', 'active'],
  passwordReset: ['active'],
};

/** Whether what the link is for has been done, by this link or another one. */
const isDone: Readonly<Record<LinkPurpose, (user: User) => boolean>> = {
  verification: ({ emailVerified }) => emailVerified,
  invitation: ({ status }) => status === 'active',
  profile: ({ profileComplete }) => profileComplete,
  passwordReset: () => false,
};

/**
 * The link with this secret, whether or not it leads on.
 * @throws {Problem} LINK_INVALID for any other text, and where the link is for something else
 */
export async function followLink(
  db: Database,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<FollowedLink> {
  const link = v.is(linkTokenSchema, token) ? await findLink(db, token) : null;
  const followed = link && purposes.includes(link.purpose) ? await findOwner(db, link) : null;
  if (!followed || !audiences[followed.link.purpose].includes(followed.user.status)) {
    throw new Problem('LINK_INVALID', linkFaults.LINK_INVALID);
  }
  return followed;
}

async function findOwner(db: Database, link: Link): Promise<FollowedLink | null> {
  const inviters = alias(users, 'inviters');
  const [owner] = await db
    .select({
      ...personFields,
      isOver: sql<boolean>`${lte(links.expiresAt, sql`now()`)}`,
      affiliateCompany: affiliates.companyName,
      inviter: { firstName: inviters.firstName, lastName: inviters.lastName },
    })
    .from(links)
    .innerJoin(users, eq(users.id, links.userId))
    .leftJoin(customers, eq(customers.id, users.customerId))
    .leftJoin(affiliates, eq(affiliates.userId, users.id))
    .leftJoin(inviters, eq(inviters.id, users.invitedById))
    .where(and(eq(links.id, link.id), isShownUser));
  return owner ? { ...owner, link, inviter: owner.inviter && fullName(owner.inviter) } : null;
}

/** The company that the person named or belongs to; null where there is none. */
export function companyOf({ customer, affiliateCompany }: FollowedLink): string | null {
  return customer?.name ?? affiliateCompany;
}

/** @throws {Problem} by `LinkFault` where the link does not lead on */
export function requireInForce(followed: FollowedLink): void {
  const fault = faultOf(followed);
  if (fault) throw new Problem(fault, wordsOf(fault, followed));
}

/**
 * Spends a link that was in force a moment ago, in the transaction of what it is for.
 * @throws {Problem} LINK_USED where it is in force no more: another use of it was quicker
 */
export async function requireSpent(db: Database, { link }: FollowedLink): Promise<void> {
  if (!(await spendLink(db, link))) throw linkUsed();
}

export function linkUsed(): Problem {
  return new Problem('LINK_USED', linkFaults.LINK_USED);
}

/** One that has done its work is told to have, rather than to be old. */
function faultOf({ link, user, isOver }: FollowedLink): LinkFault | null {
  if (link.usedAt || isDone[link.purpose](user)) return 'LINK_USED';
  const isInvitation = link.purpose === 'invitation';
  if (link.supersededAt) return isInvitation ? 'INVITATION_SUPERSEDED' : 'LINK_SUPERSEDED';
  if (!isOver) return null;
  return isInvitation ? 'INVITATION_EXPIRED' : 'LINK_EXPIRED';
}

function wordsOf(fault: LinkFault, { inviter }: FollowedLink): string {
  const host = inviter ?? 'who invited you';
  switch (fault) {
    case 'INVITATION_EXPIRED':
      return `${linkFaults[fault]} Ask ${host} to send a new one.`;
    case 'INVITATION_SUPERSEDED':
      return `${linkFaults[fault]} Use the newest one that you got, or ask ${host} to send a new one.`;
    case 'LINK_EXPIRED':
    case 'LINK_USED':
    case 'LINK_SUPERSEDED':
    case 'LINK_INVALID':
    default:
      return linkFaults[fault];
  }
}
