import { ClientError, ResponseBodyError } from 'openid-client';
import { Problem } from '#server/platform/http/problem.ts';

/** What the library says of a provider that cannot be reached, is too slow, or answers with something else. */
const outages: ReadonlySet<string | undefined> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** One text, whatever was wrong (security S1). */
export function ssoInvalid(cause?: unknown): Problem {
  return new Problem('SSO_INVALID', "This sign-in link isn't valid any more. Start again", {}, { cause });
}

/** A failure of a call to the provider as a person is told of it; its cause is for the log. */
export function toProblem(error: unknown): Problem {
  return isOutage(error) ? unavailable(causeOf(error)) : ssoInvalid(causeOf(error));
}

function unavailable(cause: unknown): Problem {
  const message =
    'Single sign-on is not available right now. Try again in a moment, or log in with your email';
  return new Problem('SSO_UNAVAILABLE', message, {}, { cause });
}

function isOutage(error: unknown): boolean {
  // Whatever else than a code is refused, such as our own secret, the person cannot mend.
  if (error instanceof ResponseBodyError) return error.error !== 'invalid_grant';
  if (error instanceof ClientError) return outages.has(error.code);
  // A network that fails, and the time limit.
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

/** The provider's own code of an error says more than that there was one. */
function causeOf(error: unknown): unknown {
  return error instanceof ResponseBodyError ? new Error(`The provider answered ${error.error}`) : error;
}
