import { rootCause } from '#server/platform/settings/startupError.ts';

/**
 * Describes the root cause of an error for the log. Errors that wrap it are left out: Drizzle puts the values of the
 * failed query in its message, and people's data do not belong in a log.
 */
export function describeError(error: unknown) {
  const root = rootCause(error);
  return root instanceof Error
    ? { name: root.name, message: root.message, stack: root.stack }
    : { name: 'Thrown', message: String(root), stack: undefined };
}
