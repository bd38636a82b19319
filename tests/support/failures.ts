import type { CallFailure } from '#domain/callFailure.ts';

/** A server that cannot do its work for now. */
export const outage: CallFailure = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'Try again later.',
  status: 503,
  reference: 'r-1',
};

/** A refusal of the backend's over GraphQL. */
export function refusal(code: string, message = 'It is refused.'): CallFailure {
  return { code, message, status: 200, reference: '' };
}
