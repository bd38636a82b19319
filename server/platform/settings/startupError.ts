/** A start that cannot succeed. The message says in one line what to do, and is shown as it is. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Message of the root cause of an error: the errors that wrap it repeat the query and its values. */
export function reasonOf(error: unknown): string {
  const root = rootCause(error);
  return root instanceof Error ? root.message || (errorCode(root) ?? 'unknown error') : 'unknown error';
}

export function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootCause(error.cause) : error;
}

/** Code of an error of the system or the database, such as `EADDRINUSE` or `28P01`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
