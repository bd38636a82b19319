import { readdirSync, readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';

const folder = 'graphql/operations';

/** Operations of the pages, each with the fragments that it needs. */
const operations = separateOperations(
  parse(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.graphql'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
      .join('\n'),
  ),
);

/** Document that a page sends for an operation; all of them together are longer than the server accepts. */
export function documentOf(operationName: string): string {
  const document = operations[operationName];
  if (!document) throw new Error(`No page sends ${operationName}`);
  return print(document);
}
