/** PostgreSQL's own: connection exceptions, no resources left, taking too long, shutting down or starting up. */
const outageStates = /^(08...|53...|57014|57P0[123])$/;
const brokenConnections = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Failures of the drivers that come without a code. */
const driverMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when|PGlite is clos)/;

/** Whether the database could not be asked, as against a question it refused. */
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
