import type { ApolloClient, Reference } from '@apollo/client';
import { parse } from 'graphql';
import type { Query, ResolversTypes } from '#graphql/resolvers.ts';
import type { RequestOptions } from './request.ts';

type Field = keyof Query;
type Row = { readonly __typename: keyof ResolversTypes; readonly id: string };

/** The rows in the cache of the views' client, for calls that bypass it (`request`). */
export interface HeldRows {
  /** Writes the rows of an answer. */
  readonly keep: RequestOptions['keepRows'];
  /** Evicts fields; they are requested again when they are shown. */
  readonly forget: (...fields: readonly Field[]) => void;
  /** Requests the shown queries of a field again; their data stay until the answer. */
  readonly refetch: (field: Field) => void;
  /** Puts a row first in a cached list, in place of its older version. */
  readonly putFirst: (list: Field, row: Row) => void;
  readonly evict: (row: Row) => void;
}

export function createHeldRows(client: ApolloClient): HeldRows {
  const { cache } = client;
  return {
    keep: ({ kind, text }, variables, data) => {
      const id = kind === 'query' ? 'ROOT_QUERY' : 'ROOT_MUTATION';
      cache.batch({
        update: () => {
          cache.writeQuery({ id, query: parse(text), variables, data });
          // Rows stay by their ids; the answer itself may hold a secret, such as a link.
          cache.evict({ id: 'ROOT_MUTATION' });
        },
      });
    },
    forget: (...fields) => {
      for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
    refetch: (field) => {
      const fields = { [field]: (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE };
      void client.refetchQueries({ updateCache: () => void cache.modify({ fields }) });
    },
    putFirst: (list, row) => {
      const first = { __ref: idOf(row) };
      const putBefore = (held: readonly Reference[]) => [
        first,
        ...held.filter(({ __ref }) => __ref !== first.__ref),
      ];
      cache.modify<Record<string, readonly Reference[]>>({ fields: { [list]: putBefore } });
    },
    evict: (row) => void cache.evict({ id: idOf(row) }),
  };
}

const idOf = ({ __typename, id }: Row): string => `${__typename}:${id}`;
