import { errorCode } from '#server/platform/settings/startupError.ts';

/** Whether a row could not be removed since another one names it. */
export function isStillNamed(error: unknown): boolean {
  return error instanceof Error && (errorCode(error) === '23503' || isStillNamed(error.cause));
}
