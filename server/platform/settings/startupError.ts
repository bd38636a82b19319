/** A start that cannot succeed. The message is one clear line that says what to do; it is shown as it is. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Why something failed, in the words of its root cause: what wraps it repeats the query and its values. */
export function reasonOf(error: unknown): string {
  const root = rootCause(error);
  return root instanceof Error ? root.message || (errorCode(root) ?? 'unknown error') : 'unknown error';
}

/** The first of the failures of which one brought the next. */
export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootCause(error.cause) : error;
}

/** The system's code of an error (`EADDRINUSE`, `28P01`), or undefined. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
