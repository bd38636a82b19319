import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ViewerKind } from '#domain/access.ts';
import type { CallManner } from './dataCall.ts';

export interface DataSources {
  /** Returns the GraphQL client of this session; the first call loads its code. */
  readonly client: () => Promise<ApolloClient>;
  readonly loadCategories: () => Promise<unknown>;
}

interface PageAhead {
  readonly path: string;
  readonly search: string;
  readonly viewer: ViewerKind;
  /** The caller: the app, or the script in the page's head, which does not know the date in the person's time zone. */
  readonly by: 'head' | 'app';
}

/** Requests the data of a page before the page renders. */
export type PreloadPageData = (data: DataSources, page: PageAhead) => Promise<unknown>;

interface Manner extends CallManner {
  readonly aheadOf: string;
  /** Whether each visit requests the data again, even if cached. */
  readonly isAskedAnew?: boolean;
}

export async function preloadQuery<Variables extends OperationVariables>(
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
