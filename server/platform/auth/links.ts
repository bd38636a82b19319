import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { links } from '#server/platform/db/schema.ts';
import { createSecret, hashSecret } from './randomSecret.ts';

export type Link = typeof links.$inferSelect;

export type LinkPurpose = Link['purpose'];

const hour = 3600;

/** Lifetime of a link in seconds, by purpose (screens 2.4, 2.9, and 2.12). */
const lives: Readonly<Record<LinkPurpose, number>> = {
  verification: 24 * hour,
  invitation: 7 * 24 * hour,
  profile: 24 * hour,
  passwordReset: hour,
};

interface LinkOptions {
  /** Time at which the link expires; by default after the lifetime of its purpose. */
  readonly expiresAt?: SQL | Date | undefined;
  /** Whether a person passes the link on, instead of a mail of the product. */
  readonly handedOn?: boolean;
}

/** Makes a single-use link, supersedes earlier ones of the same person and purpose, and returns its secret. */
export async function createLink(
  db: Database,
  userId: number,
  purpose: LinkPurpose,
  { expiresAt = fromNow(lives[purpose]), handedOn = false }: LinkOptions = {},
): Promise<string> {
  const token = createSecret();
  await supersedeLinks(db, userId, purpose);
  await db.insert(links).values({ userId, purpose, tokenHash: hashSecret(token), handedOn, expiresAt });
  return token;
}

/** Returns the time at which an invitation expires; sending its mail again does not prolong it. */
export function invitationEnd(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + lives.invitation * 1_000);
}

/** Supersedes every unused link of this person and purpose. */
export async function supersedeLinks(db: Database, userId: number, purpose: LinkPurpose): Promise<void> {
  await db
    .update(links)
    .set({ supersededAt: sql`now()` })
    .where(
      and(
        eq(links.userId, userId),
        eq(links.purpose, purpose),
        isNull(links.usedAt),
        isNull(links.supersededAt),
      ),
    );
}

/** Finds the link with this secret, valid or not; null for any other text. */
export async function findLink(db: Database, token: string): Promise<Link | null> {
  const [link] = await db
    .select()
    .from(links)
    .where(eq(links.tokenHash, hashSecret(token)));
  return link ?? null;
}

/** Marks a link as used; false if it is used, superseded, or expired. Only one of concurrent calls returns true. */
export async function spendLink(db: Database, { id }: Link): Promise<boolean> {
  const spent = await db
    .update(links)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(links.id, id),
        isNull(links.usedAt),
        isNull(links.supersededAt),
        gt(links.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: links.id });
  return spent.length > 0;
}
