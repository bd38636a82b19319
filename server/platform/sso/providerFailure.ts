import { ClientError, ResponseBodyError } from 'openid-client';
import { Problem } from '#server/platform/http/problem.ts';

/** The library's error codes for a provider that cannot be reached, is too slow, or sends an unexpected response. */
const outages: ReadonlySet<string | undefined> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** Creates the refusal of a log-in, with the same text for every reason (security S1). */
export function ssoInvalid(cause?: unknown): Problem {
  return new Problem('SSO_INVALID', "This sign-in link isn't valid any more. Start again", {}, { cause });
}

/** Converts the failure of a call to the provider into a problem for the person, with a cause for the log. */
export function toProblem(error: unknown): Problem {
  // The library's message lacks the error code of the provider.
  const cause =
    error instanceof ResponseBodyError ? new Error(`The provider answered ${error.error}`) : error;
  if (!isOutage(error)) return ssoInvalid(cause);
  const message =
    'Single sign-on is not available right now. Try again in a moment, or log in with your email';
  return new Problem('SSO_UNAVAILABLE', message, {}, { cause });
}

function isOutage(error: unknown): boolean {
  // A refusal for another reason than the code, such as our own secret, is not the person's fault.
  if (error instanceof ResponseBodyError) return error.error !== 'invalid_grant';
  if (error instanceof ClientError) return outages.has(error.code);
  // Network failures, and the timeout.
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}
