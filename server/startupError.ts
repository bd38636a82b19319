/** A start that cannot succeed. The message is one clear line that says what to do; it is shown as it is. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The system's code of an error (`EADDRINUSE`, `28P01`), or undefined. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
