import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { links } from '#server/platform/db/schema.ts';
import { createSecret, hashSecret } from './randomSecret.ts';

export type LinkPurpose = (typeof links.$inferSelect)['purpose'];

export type Link = typeof links.$inferSelect;

const hour = 3600;

/** Seconds that a link works, by its purpose (screens 2.4, 2.9, and 2.12). */
const lives: Readonly<Record<LinkPurpose, number>> = {
  verification: 24 * hour,
  invitation: 7 * 24 * hour,
  profile: 24 * hour,
  passwordReset: hour,
};

interface LinkOptions {
  /** When it ends, if not with its life. */
  readonly expiresAt?: SQL | Date | undefined;
  /** Whether a person hands it on, and no mail. */
  readonly handedOn?: boolean;
}

/**
 * Makes a link that leads on once, and answers its secret, 256 random bits as base64url. Those of the same
 * purpose that the person had before lead nowhere from now on.
 */
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

/** When an invitation ends, whose mail may be sent several times: so long after the person was invited last. */
export function invitationEnd(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + lives.invitation * 1_000);
}

/** Has every link of this purpose that the person still could use lead nowhere. */
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

/** The link with this secret, in force or no more; null for any other text. */
export async function findLink(db: Database, token: string): Promise<Link | null> {
  const [link] = await db
    .select()
    .from(links)
    .where(eq(links.tokenHash, hashSecret(token)));
  return link ?? null;
}

/** Spends a link that is in force; of any number of uses at once one is told true. */
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
