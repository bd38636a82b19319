import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { parse, print, separateOperations } from 'graphql';
import { projectRoot } from '#server/projectRoot.ts';
import { bearer, type Api } from './api.ts';

const folder = join(projectRoot, 'graphql/operations');

/** Everything that the pages ask and do, each with the fragments that it needs. */
const operations = separateOperations(
  parse(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.graphql'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n'),
  ),
);

/** What a page sends for this operation: all of them at once are longer than the server reads. */
function documentOf(operationName: string): string {
  const document = operations[operationName];
  if (!document) throw new Error(`No page sends ${operationName}`);
  return print(document);
}

/** Sends one of the pages' operations as the person of the token; as a visitor without one. */
export function askAs(
  api: Api,
  token: string | undefined,
  operationName: string,
  variables: object = {},
): Promise<LightMyRequestResponse> {
  const payload = { query: documentOf(operationName), operationName, variables };
  return api.call({ method: 'POST', url: '/graphql', headers: bearer(token), payload });
}
