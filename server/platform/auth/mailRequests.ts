import { and, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { MailRequestLimits } from '#server/platform/settings/settings.ts';
import { accountKey, secondsUntilOver, tooManyAttempts } from './attemptLimits.ts';
import { mailRequests } from './attemptTables.ts';

const { account, address, at } = mailRequests;
/** Seconds over which requests are counted (contract, "Limits"). */
const windows = { account: 600, address: 900 };
/** Any two numbers, as long as every instance uses the same: they keep these locks from others. */
const lockSpaces = { account: 1_804, address: 1_805 };

/**
 * Keeps a request that causes mail to this address, and forgets those that no rule counts any more. Requests
 * of one address or network take turns: of any number at once exactly as many as may are kept.
 * @throws {Problem} TOO_MANY_ATTEMPTS where there were as many as may, whether or not the address has an account
 */
export async function countMailRequest(
  db: Database,
  limits: MailRequestLimits,
  email: string,
  network: string,
): Promise<void> {
  const request = { account: accountKey(email), address: network };
  await db.transaction(async (transaction) => {
    // The account first, always: two that wait for one another would wait for ever.
    await transaction.execute(sql`select
      pg_advisory_xact_lock(${lockSpaces.account}::int, hashtext(${request.account})),
      pg_advisory_xact_lock(${lockSpaces.address}::int, hashtext(${request.address}))`);
    const waits = await unionAll(
      oldestThatCounts(transaction, eq(account, request.account), limits.perAccount, windows.account),
      oldestThatCounts(transaction, eq(address, request.address), limits.perAddress, windows.address),
    );
    if (waits.length > 0) {
      throw tooManyAttempts('Too many attempts', Math.max(1, ...waits.map(({ wait }) => wait ?? 0)));
    }
    await transaction.insert(mailRequests).values(request);
    await forgetOld(transaction);
  });
}

/** Where there were as many as may within the window: the seconds until one of them counts no more. */
function oldestThatCounts(db: Database, which: SQL, most: number, window: number) {
  return db
    .select({ wait: secondsUntilOver(at, window) })
    .from(mailRequests)
    .where(and(which, gt(at, fromNow(-window))))
    .orderBy(desc(at))
    .offset(most - 1)
    .limit(1);
}

/** Instances that tidy up at the same time pass over one another's rows instead of waiting for them. */
async function forgetOld(db: Database): Promise<void> {
  const over = db
    .select({ id: mailRequests.id })
    .from(mailRequests)
    .where(lt(at, fromNow(-windows.address)))
    .for('update', { skipLocked: true });
  await db.delete(mailRequests).where(inArray(mailRequests.id, over));
}
