import { and, count, desc, eq, gt, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { LogInFailureLimits } from '#server/platform/settings/settings.ts';
import { accountKey, secondsUntilOver, tooManyAttempts } from './attemptLimits.ts';
import { failedLogIns } from './attemptTables.ts';

const { account, address, at } = failedLogIns;
const hour = 3600;
const quarter = hour / 4;

/** What failures are counted by. */
export interface LogInAttempt {
  /** A key, as `accountKey` makes it. */
  readonly account: string;
  readonly address: string;
}

export function attemptOf(email: string, network: string): LogInAttempt {
  return { account: accountKey(email), address: network };
}

/** @throws {Problem} TOO_MANY_ATTEMPTS where as many failed as may (contract, "Limits") */
export async function refuseTooMany(
  db: Database,
  limits: LogInFailureLimits,
  attempt: LogInAttempt,
): Promise<void> {
  if (await hasFailures(db, attempt)) await refuseAfter(db, limits, attempt, 0);
}

/** Whether anything is to be counted: for most attempts nothing is, and this costs half as much. */
async function hasFailures(db: Database, attempt: LogInAttempt): Promise<boolean> {
  const concerned = or(eq(account, attempt.account), eq(address, attempt.address));
  const [failure] = await db
    .select({ at })
    .from(failedLogIns)
    .where(and(concerned, gt(at, fromNow(-hour))))
    .limit(1);
  return failure !== undefined;
}

/** Whether somebody who failed on this account lately is let in no more right now, whatever they type. */
export async function isLogInLocked(
  db: Database,
  { perAccountAndAddress, perAccount }: Pick<LogInFailureLimits, 'perAccountAndAddress' | 'perAccount'>,
  email: string,
): Promise<boolean> {
  const [failed] = await db
    .select({ inHour: count() })
    .from(failedLogIns)
    .where(and(eq(account, accountKey(email)), gt(at, fromNow(-hour))));
  if (failed && failed.inHour >= perAccount) return true;
  const [locked] = await db
    .select({ address })
    .from(failedLogIns)
    .where(and(eq(account, accountKey(email)), gt(at, fromNow(-quarter))))
    .groupBy(address)
    .having(gte(count(), perAccountAndAddress))
    .limit(1);
  return locked !== undefined;
}

/** Forgets every failure on this account; how many there were. */
export async function forgetFailures(db: Database, email: string): Promise<number> {
  const forgotten = await db
    .delete(failedLogIns)
    .where(eq(account, accountKey(email)))
    .returning({ id: failedLogIns.id });
  return forgotten.length;
}

/**
 * Keeps a failure, and forgets those that no rule counts any more.
 * @throws {Problem} TOO_MANY_ATTEMPTS where more have failed by now than may: attempts that were made side by
 *   side all passed the check before theirs
 */
export async function recordFailure(
  db: Database,
  limits: LogInFailureLimits,
  attempt: LogInAttempt,
): Promise<void> {
  await db.insert(failedLogIns).values(attempt);
  // Instances that tidy up at the same time pass over one another's rows instead of waiting for them.
  const over = db
    .select({ id: failedLogIns.id })
    .from(failedLogIns)
    .where(lt(at, fromNow(-hour)))
    .for('update', { skipLocked: true });
  await db.delete(failedLogIns).where(inArray(failedLogIns.id, over));
  await refuseAfter(db, limits, attempt, 1);
}

/** `own` is how many of the newest failures are the attempt's own: they do not speak against it. */
async function refuseAfter(
  db: Database,
  { perAccountAndAddress, perAccount, perAddress }: LogInFailureLimits,
  attempt: LogInAttempt,
  own: number,
): Promise<void> {
  const ofAccount = eq(account, attempt.account);
  const ofAddress = eq(address, attempt.address);
  const ofBoth = and(ofAccount, ofAddress);
  // Whoever has not failed on this account is let through, or anybody could lock its owner out.
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

/** The so-and-so-newest of these failures that is not older than the window, as a value; no row without one. */
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
