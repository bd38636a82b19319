/** PostgreSQL's own: connection exceptions, no resources left, taking too long, shutting down, starting up, idling too long. */
const outageStates = /^(08...|25P03|53...|57014|57P0[1235])$/;
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
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when|PGlite is clos)/;

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
