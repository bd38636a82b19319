import type { ApolloClient, Reference, TypedDocumentNode } from '@apollo/client';
import type { Query, ResolversTypes } from '#graphql/resolvers.ts';
import type { SendOperationOptions } from './request.ts';

type Field = keyof Query;
type Row = { readonly __typename: keyof ResolversTypes; readonly id: string };

export type CacheWriter = ReturnType<typeof createCacheWriter>;

/** Creates the functions that change the views' Apollo cache after calls that bypass the client (`request`). */
export function createCacheWriter(client: ApolloClient) {
  const { cache } = client;
  return {
    keep: (...[{ kind, syntax }, variables, data]: Parameters<SendOperationOptions['keepRows']>): void => {
      if (!syntax) return;
      const id = kind === 'query' ? 'ROOT_QUERY' : 'ROOT_MUTATION';
      cache.batch({
        update: () => {
          cache.writeQuery({ id, query: syntax as TypedDocumentNode<object, object>, variables, data });
          // Entities stay cached by id; the result of a mutation is removed, since it may contain a secret link.
          cache.evict({ id: 'ROOT_MUTATION' });
        },
      });
    },
    /** Evicts fields of `Query`, which are requested again when a view shows them. */
    forget: (...fields: readonly Field[]): void => {
      for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
    /** Refetches the active queries of a field; their data stay until the response arrives. */
    refetch: (field: Field): void => {
      const fields = { [field]: (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE };
      void client.refetchQueries({ updateCache: () => void cache.modify({ fields }) });
    },
    /** Puts a row first in a cached list, in place of its older version. */
    putFirst: (list: Field, row: Row): void => {
      const first = { __ref: idOf(row) };
      const putBefore = (held: readonly Reference[]) => [
        first,
        ...held.filter(({ __ref }) => __ref !== first.__ref),
      ];
      cache.modify<Record<string, readonly Reference[]>>({ fields: { [list]: putBefore } });
    },
    evict: (row: Row) => void cache.evict({ id: idOf(row) }),
  };
}

const idOf = ({ __typename, id }: Row): string => `${__typename}:${id}`;
