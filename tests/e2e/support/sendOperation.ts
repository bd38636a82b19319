import type { APIRequestContext } from '@playwright/test';
import { documentOf } from '#tests/support/documentOf.ts';
import { expect } from './app.ts';

/** Sends a GraphQL operation of the product with a token, or as a visitor, and returns its data. */
export async function sendOperation<Data>(
  request: APIRequestContext,
  operationName: string,
  variables: object,
  token?: string,
): Promise<Data> {
  const answer = await request.post('/graphql', {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    data: { query: documentOf(operationName), operationName, variables },
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors, operationName).toBeUndefined();
  return data;
}
