import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { CallManner } from './dataCall.ts';

/** How something is asked for ahead of the page at this path. */
interface Ahead extends CallManner {
  readonly aheadOf: string;
  /** Whether it is asked for on each visit, whatever is held of an earlier one. */
  readonly isAskedAnew?: boolean;
}

/** Asks for what a page will read, ahead of its drawing, which then finds it under way. */
export async function askAhead<Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<unknown, Variables>,
  variables: NoInfer<Variables>,
  { isAskedAnew = false, ...context }: Ahead,
): Promise<void> {
  await client.query<unknown>({
    query,
    variables,
    context,
    fetchPolicy: isAskedAnew ? 'network-only' : 'cache-first',
  });
}
