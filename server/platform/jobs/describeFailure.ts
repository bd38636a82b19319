/** Describes an error by name and codes: messages of mail servers and the database would reveal addresses and names. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return describeFailure(error.cause);
  // Codes have no personal data; an SMTP error has all three.
  const { name, code, responseCode, command } = error as Error & Readonly<Record<string, unknown>>;
  return [name, code, responseCode, command]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
