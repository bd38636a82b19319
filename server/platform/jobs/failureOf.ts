/** Why a job failed, without messages: those of mail servers and of the database hold addresses and names. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return failureOf(error.cause);
  // Codes alone repeat nobody's data; errors of SMTP have three.
  const { name, code, responseCode, command } = error as Error & Readonly<Record<string, unknown>>;
  return [name, code, responseCode, command]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
