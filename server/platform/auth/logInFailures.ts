import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  lt,
  notExists,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { fromNow } from '#server/platform/db/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { deleteUnlockedRows } from '#server/platform/db/deleteUnlockedRows.ts';
import { prepareRead } from '#server/platform/db/preparedStatements.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { accountHash, secondsUntilOver, tooManyAttempts } from './attemptLimits.ts';
import { failedLogIns } from './attemptTables.ts';

const { account, address, at } = failedLogIns;
const hour = 3600;
const quarter = hour / 4;

type Limits = Settings['logInFailures'];
export type LogInAttempt = ReturnType<typeof logInKeys>;
type SoughtFailures = Record<keyof LogInAttempt, string | Placeholder>;

/** Returns the keys under which an attempt to log in is counted: the account's hash, and the network. */
export function logInKeys(email: string, network: string) {
  return { account: accountHash(email), address: network };
}

/** Checks the limits of failed log-ins (contract, "Limits"). @throws {Problem} TOO_MANY_ATTEMPTS if one is reached */
export async function checkLogInLimits(db: Database, limits: Limits, attempt: LogInAttempt): Promise<void> {
  // Most attempts have no failures before them, and this query costs half as much as counting failures.
  const [failure] = await selectRecentFailure(db, attempt);
  if (failure) await refuseAfter(db, limits, attempt, 0);
}

const selectRecentFailure = prepareRead('recent_log_in_failure', (db) =>
  selectFailures(db, { account: sql.placeholder('account'), address: sql.placeholder('address') }),
);

/** Condition that no failure counts towards a limit of this attempt. */
export function noFailureCondition(db: Database, attempt: SoughtFailures): SQL {
  return notExists(selectFailures(db, attempt));
}

function selectFailures(db: Database, attempt: SoughtFailures) {
  return db
    .select({ at })
    .from(failedLogIns)
    .where(and(or(eq(account, attempt.account), eq(address, attempt.address)), gt(at, fromNow(-hour))))
    .limit(1);
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
  await refuseAfter(db, limits, attempt, 1);
}

/** Refuses an attempt if a limit is reached without the newest `own` rows, which are of the attempt itself. */
async function refuseAfter(
  db: Database,
  { perAccountAndAddress, perAccount, perAddress }: Limits,
  attempt: LogInAttempt,
  own: number,
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
