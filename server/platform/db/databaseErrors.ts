import { errorCode, rootCause } from '#server/platform/settings/startupError.ts';

/** PostgreSQL's codes for connection exceptions, missing resources, timeouts, shutting down, and starting up. */
const outageStates = /^(08...|25P03|53...|57014|57P0[1235])$/;
const brokenConnections = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of the database drivers about unusable connections, for errors without a code. */
const driverMessages =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when|Query read timeout|PGlite is clos)/;

/** Whether the database is unreachable, as opposed to a failed query. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    outageStates.test(code) ||
    brokenConnections.has(code) ||
    driverMessages.test(error.message) ||
    isOutage(error.cause)
  );
}

/** Whether a row could not be deleted because another row references it (PostgreSQL's code 23503). */
export function isForeignKeyViolation(error: unknown): boolean {
  return errorCode(rootCause(error)) === '23503';
}
