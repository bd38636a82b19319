import { and, count, desc, eq, exists, gt, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { deleteUnlockedRows } from '#server/platform/db/deleteUnlockedRows.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { accountHash, secondsUntilOver, tooManyAttempts } from './attemptLimits.ts';
import { failedLogIns } from './attemptTables.ts';

const { account, address, at } = failedLogIns;
const hour = 3600;
const quarter = hour / 4;

type Limits = Settings['logInFailures'];
export type LogInAttempt = ReturnType<typeof logInKeys>;

/** Returns the keys under which an attempt to log in is counted: the account's hash, and the network. */
export function logInKeys(email: string, network: string) {
  return { account: accountHash(email), address: network };
}

/** Condition that any failure counts towards a limit of an attempt, whose keys are placeholders. */
export function failedLatelyCondition(db: Database) {
  const isCounted = or(eq(account, sql.placeholder('account')), eq(address, sql.placeholder('address')));
  return exists(
    db
      .select({ at })
      .from(failedLogIns)
      .where(and(isCounted, gt(at, fromNow(-hour)))),
  ).mapWith(Boolean);
}

/** Whether failed log-ins lock the account for at least one network, even with the right password. */
export async function isLogInLocked(
  db: Database,
  { perAccountAndAddress, perAccount }: Omit<Limits, 'perAddress'>,
  email: string,
): Promise<boolean> {
  const [failed] = await db
    .select({ inHour: count() })
    .from(failedLogIns)
    .where(and(eq(account, accountHash(email)), gt(at, fromNow(-hour))));
  if (failed && failed.inHour >= perAccount) return true;
  const [locked] = await db
    .select({ address })
    .from(failedLogIns)
    .where(and(eq(account, accountHash(email)), gt(at, fromNow(-quarter))))
    .groupBy(address)
    .having(gte(count(), perAccountAndAddress))
    .limit(1);
  return locked !== undefined;
}

/** Deletes the failed log-ins of an account, and returns their number. */
export async function clearLogInFailures(db: Database, email: string): Promise<number> {
  const cleared = await db
    .delete(failedLogIns)
    .where(eq(account, accountHash(email)))
    .returning({ id: failedLogIns.id });
  return cleared.length;
}

/**
 * Stores a failed log-in, and deletes older rows that no limit counts any more.
 * @throws {Problem} TOO_MANY_ATTEMPTS if this failure exceeds a limit: concurrent attempts can all pass
 *   `checkLogInLimits`
 */
export async function recordLogInFailure(db: Database, limits: Limits, attempt: LogInAttempt): Promise<void> {
  await db.insert(failedLogIns).values(attempt);
  await deleteUnlockedRows(db, failedLogIns, failedLogIns.id, lt(at, fromNow(-hour)));
  await checkLogInLimits(db, limits, attempt, 1);
}

/**
 * Checks the limits of failed log-ins (contract, "Limits") without the newest `own` rows, which are of the attempt itself.
 * @throws {Problem} TOO_MANY_ATTEMPTS if one is reached
 */
export async function checkLogInLimits(
  db: Database,
  { perAccountAndAddress, perAccount, perAddress }: Limits,
  attempt: LogInAttempt,
  own = 0,
): Promise<void> {
  const ofAccount = eq(account, attempt.account);
  const ofAddress = eq(address, attempt.address);
  const ofBoth = and(ofAccount, ofAddress);
  // The limit per account ignores networks without failures on the account, or anybody could lock its owner out.
  const lastOfBoth = sql`(${newest(db, ofBoth, own + 1, hour, at)})`;
  const lastThatCounts = sql`case when ${lastOfBoth} is not null then least(${at}, ${lastOfBoth}) end`;
  const blocks = await unionAll(
    newest(db, ofBoth, perAccountAndAddress + own, quarter, secondsUntilOver(at, quarter)),
    newest(db, ofAddress, perAddress + own, quarter, secondsUntilOver(at, quarter)),
    newest(db, ofAccount, perAccount + own, hour, secondsUntilOver(lastThatCounts, hour)),
  );
  const waits = blocks.flatMap(({ value }) => value ?? []);
  if (waits.length > 0) throw tooManyAttempts('Too many attempts to log in', Math.max(1, ...waits));
}

/** Selects a value of the failure at a position (1 is newest) within `window` seconds; no row if there are fewer. */
function newest<Value extends SQL | typeof at>(
  db: Database,
  which: SQL | undefined,
  position: number,
  window: number,
  value: Value,
) {
  return db
    .select({ value })
    .from(failedLogIns)
    .where(and(which, gt(at, fromNow(-window))))
    .orderBy(desc(at))
    .offset(position - 1)
    .limit(1);
}
