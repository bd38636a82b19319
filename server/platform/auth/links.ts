import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { links } from '#server/platform/db/schema.ts';
import { createSecret, hashSecret } from './randomSecret.ts';

export type Link = typeof links.$inferSelect;

export type LinkPurpose = Link['purpose'];

const hour = 3600;

/** Life of a link of each purpose, in seconds (screens 2.4, 2.9, and 2.12). */
const lives: Readonly<Record<LinkPurpose, number>> = {
  verification: 24 * hour,
  invitation: 7 * 24 * hour,
  profile: 24 * hour,
  passwordReset: hour,
};

interface LinkOptions {
  /** End of the link; by default that of its life. */
  readonly expiresAt?: SQL | Date | undefined;
  /** Whether a person hands on the link, instead of a mail. */
  readonly handedOn?: boolean;
}

/** Makes a link that works once, supersedes earlier ones of the same purpose, and answers its secret. */
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

/** End of an invitation: a repeated mail does not prolong it. */
export function invitationEnd(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + lives.invitation * 1_000);
}

/** Invalidates every unused link of this purpose that the person has. */
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

/** Spends a valid link; of concurrent uses one gets true, and all others false. */
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
