import { readdirSync, readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';

const folder = 'graphql/operations';

/** Everything that the pages ask and do, each with the fragments that it needs. */
const operations = separateOperations(
  parse(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.graphql'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
      .join('\n'),
  ),
);

/** What a page sends for this operation: all of them at once are longer than the server reads. */
export function documentOf(operationName: string): string {
  const document = operations[operationName];
  if (!document) throw new Error(`No page sends ${operationName}`);
  return print(document);
}
