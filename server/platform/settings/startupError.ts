/** Thrown if the server cannot start. The message says what to do, one line for each fault, and is shown unchanged. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Returns the message of an error's root cause; the messages of wrapping errors repeat the query and its values. */
export function rootCauseMessage(error: unknown): string {
  const root = rootCause(error);
  return root instanceof Error ? root.message || (errorCode(root) ?? 'unknown error') : 'unknown error';
}

export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootCause(error.cause) : error;
}

/** Returns the code of a system or database error, such as `EADDRINUSE` or `28P01`; undefined without one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
