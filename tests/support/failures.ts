import type { CallFailure } from '#domain/callFailure.ts';

/** Failure of a server that is unavailable. */
export const outage: CallFailure = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'Try again later.',
  status: 503,
  reference: 'r-1',
};

/** Creates a refusal of the backend over GraphQL. */
export function refusal(code: string, message = 'It is refused.'): CallFailure {
  return { code, message, status: 200, reference: '' };
}
