import { rootCause } from '#server/platform/settings/startupError.ts';

/**
 * Describes the root cause of an error for the log. Omits the errors that wrap it: Drizzle puts the values of the
 * failed query in its message, and the log must not have personal data.
 */
export function describeError(error: unknown) {
  const root = rootCause(error);
  return root instanceof Error
    ? { name: root.name, message: root.message, stack: root.stack }
    : { name: 'Thrown', message: String(root), stack: undefined };
}
