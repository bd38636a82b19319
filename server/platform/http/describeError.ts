import { errorCode, rootCause } from '#server/platform/settings/startupError.ts';

/** Describes the root cause for the log, not Drizzle's wrapper, whose message has the personal values of the query. */
export function describeError(error: unknown) {
  const root = rootCause(error);
  return root instanceof Error
    ? { type: root.name, code: errorCode(root), message: root.message, stack: root.stack }
    : { type: 'Thrown', code: undefined, message: String(root), stack: undefined };
}
