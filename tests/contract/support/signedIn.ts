import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { projectRoot } from '#server/projectRoot.ts';
import { bearer, type Api } from './api.ts';

const folder = join(projectRoot, 'graphql/operations');

/** Everything that the pages ask and do. */
const operations = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

/** Sends one of the pages' operations as the person of the token; as a visitor without one. */
export function askAs(
  api: Api,
  token: string | undefined,
  operationName: string,
  variables: object = {},
): Promise<LightMyRequestResponse> {
  const payload = { query: operations, operationName, variables };
  return api.call({ method: 'POST', url: '/graphql', headers: bearer(token), payload });
}
