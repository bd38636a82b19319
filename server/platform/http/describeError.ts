/** What the log says of a failure. */
interface ErrorDescription {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

/**
 * The root cause of a failure. What wraps it is left out: the database layer puts the values of the failed
 * query in its message, and people's data do not belong in a log.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: 'Thrown', message: String(error), stack: undefined };
  if (error.cause instanceof Error) return describeError(error.cause);
  return { name: error.name, message: error.message, stack: error.stack };
}
