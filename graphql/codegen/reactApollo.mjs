import { plugin as reactApollo, validate } from '@graphql-codegen/typescript-react-apollo';

/**
 * typescript-react-apollo for Apollo Client 4. The plugin always emits Suspense hooks, whose overloads do
 * not compile against version 4; they are left out here. Why: docs/decisions/0004-codegen-with-apollo-4.md
 */
export { validate };

export async function plugin(schema, documents, config, info) {
  const output = await reactApollo(schema, documents, config, info);
  const content = output.content
    .split('\n')
    .filter((line) => !/SuspenseQueryHookResult/.test(line))
    .join('\n')
    .replace(/(?:\/\/ @ts-ignore\n)?export function use\w+SuspenseQuery\([\s\S]*?\n\s+\}\n/g, '');
  return { ...output, content };
}
