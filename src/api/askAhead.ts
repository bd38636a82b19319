import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ViewerKind } from '#domain/access.ts';
import type { CallManner } from './dataCall.ts';

/** Sources of the rows that a page reads. */
export interface DataSources {
  /** The GraphQL client of whoever is here; the first call loads its code. */
  readonly client: () => Promise<ApolloClient>;
  readonly loadCategories: () => Promise<unknown>;
}

/** A page that somebody is on the way to. */
interface PageAhead {
  readonly path: string;
  readonly search: string;
  readonly viewer: ViewerKind;
  /** The head of the page asks before the app is there, and does not know what day it is for the person. */
  readonly by: 'head' | 'app';
}

/** Asks for rows of a page ahead of its drawing, which then finds them under way. */
export type AskAhead = (data: DataSources, page: PageAhead) => Promise<unknown>;

interface Manner extends CallManner {
  readonly aheadOf: string;
  /** True for rows that each visit asks for again, whatever is held of an earlier one. */
  readonly isAskedAnew?: boolean;
}

export async function askAhead<Variables extends OperationVariables>(
  { client }: DataSources,
  query: TypedDocumentNode<unknown, Variables>,
  variables: NoInfer<Variables>,
  { isAskedAnew = false, ...context }: Manner,
): Promise<void> {
  const apollo = await client();
  await apollo.query<unknown>({
    query,
    variables,
    context,
    fetchPolicy: isAskedAnew ? 'network-only' : 'cache-first',
  });
}
