import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';

interface File {
  readonly path: string;
  readonly text: string;
}

const read = (path: string): File => ({ path, text: readFileSync(path, 'utf8') });

function filesOf(folder: string, name: RegExp): File[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => read(join(entry.parentPath, entry.name)));
}

const sources = filesOf('src', /(?<!\.test)\.tsx?$/);
const operations = filesOf('graphql/operations', /\.graphql$/);
const generated = filesOf('graphql/generated', /(?:Hooks|hooks|Requests)\.ts$/);

/** Generated callers of the operations in a file: hooks for views, or documents that `request` sends. */
function callersOf({ path, text }: File): string[] {
  return parse(text).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const name = definition.name?.value ?? '';
    if (path.includes('/requests/')) return [`${name}Document`];
    return [`use${name}${definition.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation'}`];
  });
}

const uses = (files: readonly File[], name: string) =>
  files.some(({ text }) => new RegExp(String.raw`\b${name}\b`).test(text));

/** Finds generated callers that no file uses. */
function findUnused(operationFiles: readonly File[], files: readonly File[]): string[] {
  return operationFiles.flatMap(callersOf).filter((name) => !uses(files, name));
}

/** Files that may call the client, with typed documents and variables; others use hooks and `request`. */
const callingClient = new Set(['src/api/preloadQuery.ts', 'src/api/refetchShownQueries.ts']);

const faults: Readonly<Record<string, RegExp>> = {
  'a call of the client': /\b\w*client\s*\??\.\s*(?:query|mutate|watchQuery)\b/i,
  'a document without types': /\b(?:gql|DocumentNode|OperationVariables)\b/,
  'types that the caller claims':
    /\b(?:request(?:Publicly)?|readFragment|readQuery|query|mutate)<|\brequest(?:Publicly)?\([^;]*\)\s+as\b/,
  'a hook that is not generated': /\buse(?:Lazy|Suspense)?(?:Query|Mutation)\b/,
};

/** Finds calls whose variables and result the compiler does not check. */
function findUntyped(files: readonly File[]): string[] {
  return files.flatMap(({ path, text }) =>
    Object.entries(faults).flatMap(([fault, pattern]) => (pattern.test(text) ? [`${path}: ${fault}`] : [])),
  );
}

describe('the operations of the browser', () => {
  it('are all used, by their generated hook or document', () => {
    expect(findUnused(operations, sources)).toEqual([]);
  });

  it('have one generated hook each, and no untyped document', () => {
    const made = generated.flatMap(({ text }) =>
      Array.from(text.matchAll(/^export function (use\w+)/gm), ([, name = '']) => name),
    );
    const wanted = operations.flatMap(callersOf).filter((name) => name.startsWith('use'));
    expect(made.toSorted()).toEqual(wanted.toSorted());
    expect(generated.filter(({ text }) => /^export const \w+ =/m.test(text))).toEqual([]);
  });

  it('are called with variables and results that the compiler checks', () => {
    const files = sources.filter(({ path }) => !callingClient.has(path) && path !== 'src/api/apollo.ts');
    expect(findUntyped(files)).toEqual([]);
  });
});

describe('this test finds', () => {
  it.each([
    ['graphql/operations/requests/settings.graphql', 'Unheard', 'UnheardDocument'],
    ['graphql/operations/help.graphql', 'Unheard', 'useUnheardQuery'],
  ])('an unused operation in %s', (path, name, caller) => {
    const added = { path, text: `query ${name} { unheard }` };
    expect(findUnused([added], sources)).toEqual([caller]);
  });

  it.each([
    ['await client.query({ query: FaqDocument });', ['a call of the client']],
    [
      'await apolloClient.mutate<unknown>({ mutation });',
      ['a call of the client', 'types that the caller claims'],
    ],
    ["import type { DocumentNode } from '@apollo/client';", ['a document without types']],
    ['function send(variables: OperationVariables) {}', ['a document without types']],
    ['const query = gql`{ offers { id } }`;', ['a document without types']],
    ['const answer = await request<Answer, object>(document, {});', ['types that the caller claims']],
    ['await requestPublicly<unknown>(document);', ['types that the caller claims']],
    ['const answer = (await request(document, {})) as Answer;', ['types that the caller claims']],
    ['const [send] = useMutation(document);', ['a hook that is not generated']],
    ['const { data } = useQuery<Answer>(document);', ['a hook that is not generated']],
    ['(await data.graphql()).mutate<unknown>({ mutation });', ['types that the caller claims']],
  ])('the fault in %s', (text, found) => {
    const path = 'src/features/added.ts';
    expect(findUntyped([{ path, text }])).toEqual(found.map((fault) => `${path}: ${fault}`));
  });
});
