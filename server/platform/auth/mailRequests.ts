import { and, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { deleteUnlockedRows } from '#server/platform/db/deleteUnlockedRows.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { accountHash, secondsUntilOver, tooManyAttempts } from './attemptLimits.ts';
import { mailRequests } from './attemptTables.ts';

const { account, address, at } = mailRequests;
/** Seconds over which requests are counted (contract, "Limits"). */
const windows = { account: 600, address: 900 };
/** Keys of advisory locks: the same in every instance, and different from those of other locks. */
const lockSpaces = { account: 1_804, address: 1_805 };

/**
 * Stores a request that causes mail to an address, and deletes older rows that no limit counts any more. Serializes
 * requests for one address or from one network, so that concurrent requests never exceed a limit.
 * @throws {Problem} TOO_MANY_ATTEMPTS if a limit is reached, whether or not the address has an account
 */
export async function countMailRequest(
  db: Database,
  limits: Settings['mailRequests'],
  email: string,
  network: string,
): Promise<void> {
  const request = { account: accountHash(email), address: network };
  await db.transaction(async (transaction) => {
    // Always locks the account first: another order could deadlock.
    await transaction.execute(sql`select
      pg_advisory_xact_lock(${lockSpaces.account}::int, hashtext(${request.account})),
      pg_advisory_xact_lock(${lockSpaces.address}::int, hashtext(${request.address}))`);
    const waits = await unionAll(
      waitForRoom(transaction, eq(account, request.account), limits.perAccount, windows.account),
      waitForRoom(transaction, eq(address, request.address), limits.perAddress, windows.address),
    );
    if (waits.length > 0) {
      throw tooManyAttempts('Too many attempts', Math.max(1, ...waits.map(({ wait }) => wait ?? 0)));
    }
    await transaction.insert(mailRequests).values(request);
    await deleteUnlockedRows(transaction, mailRequests, mailRequests.id, lt(at, fromNow(-windows.address)));
  });
}

/** Selects the seconds until fewer than `most` rows are in the window; no row if the limit is not reached. */
function waitForRoom(db: Database, which: SQL, most: number, window: number) {
  return db
    .select({ wait: secondsUntilOver(at, window) })
    .from(mailRequests)
    .where(and(which, gt(at, fromNow(-window))))
    .orderBy(desc(at))
    .offset(most - 1)
    .limit(1);
}
