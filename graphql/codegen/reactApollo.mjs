import { plugin as reactApollo, validate } from '@graphql-codegen/typescript-react-apollo';
import { Kind } from 'graphql';

/**
 * Runs typescript-react-apollo, and keeps what the product uses: a hook for each operation, and documents with the
 * types of their data and variables (`TypedDocumentNode`). Removes lazy hooks, and suspense hooks, which do not compile
 * against Apollo Client 4. See docs/decisions/0029-typed-requests.md.
 */
export { validate };

export async function plugin(schema, documents, config, info) {
  const output = await reactApollo(schema, documents, config, info);
  const content = output.content
    .replace(/^export type \w+HookResult = .*(?:\n|$)/gm, '')
    .replace(
      /^ *(?:\/\/ @ts-ignore\n)?export function use\w+(?:Lazy|Suspense)Query\([\s\S]*?\n {2,}\}(?:\n|$)/gm,
      '',
    )
    .replace(/^export const (\w+)(Document|FragmentDoc) = /gm, (declaration, name, kind) => {
      const types = kind === 'FragmentDoc' ? `${name}Fragment` : typesOf(name, documents);
      return `export const ${name}${kind}: TypedDocumentNode<${types}> = `;
    });
  return {
    ...output,
    prepend: [
      ...output.prepend.filter((line) => !line.includes('ApolloReactCommon')),
      "import type { TypedDocumentNode } from '@apollo/client';",
    ],
    content,
  };
}

function typesOf(name, documents) {
  const { operation } = documents
    .flatMap(({ document }) => document.definitions)
    .find((found) => found.kind === Kind.OPERATION_DEFINITION && found.name.value === name);
  const type = `${name}${operation === 'mutation' ? 'Mutation' : 'Query'}`;
  return `${type}, ${type}Variables`;
}
