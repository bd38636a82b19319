import { ClientError, ResponseBodyError } from 'openid-client';
import { Problem } from '#server/platform/http/problem.ts';

/** The library's codes for a provider that cannot be reached, is too slow, or answers something else. */
const outages: ReadonlySet<string | undefined> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** The refusal of a log-in, with one text for every reason (security S1). */
export function ssoInvalid(cause?: unknown): Problem {
  return new Problem('SSO_INVALID', "This sign-in link isn't valid any more. Start again", {}, { cause });
}

/** Turns the failure of a call to the provider into a problem for the person, with a cause for the log. */
export function toProblem(error: unknown): Problem {
  // The message of the library does not name the provider's code of an error.
  const cause =
    error instanceof ResponseBodyError ? new Error(`The provider answered ${error.error}`) : error;
  if (!isOutage(error)) return ssoInvalid(cause);
  const message =
    'Single sign-on is not available right now. Try again in a moment, or log in with your email';
  return new Problem('SSO_UNAVAILABLE', message, {}, { cause });
}

function isOutage(error: unknown): boolean {
  // Refusals of anything but the code, such as our own secret, are not the person's fault.
  if (error instanceof ResponseBodyError) return error.error !== 'invalid_grant';
  if (error instanceof ClientError) return outages.has(error.code);
  // Network failures, and the timeout.
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}
