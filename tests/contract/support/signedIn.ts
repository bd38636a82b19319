import type { LightMyRequestResponse } from 'fastify';
import { documentOf } from '#tests/support/documentOf.ts';
import { bearer, type Api } from './api.ts';

/** Sends an operation of the pages as the person of the token, or as a visitor without one. */
export function askAs(
  api: Api,
  token: string | undefined,
  operationName: string,
  variables: object = {},
): Promise<LightMyRequestResponse> {
  const payload = { query: documentOf(operationName), operationName, variables };
  return api.call({ method: 'POST', url: '/graphql', headers: bearer(token), payload });
}
