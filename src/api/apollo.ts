import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { limits } from '#domain/limits.ts';

declare module '@apollo/client' {
  /** The generated hooks name their type parameters themselves. */
  export interface TypeOverrides {
    signatureStyle: 'classic';
  }
  export namespace ApolloClient {
    export namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all';
      }
      interface Query {
        errorPolicy: 'all';
      }
      interface Mutate {
        errorPolicy: 'all';
      }
    }
  }
}

export interface ApolloOptions {
  readonly graphqlUrl: string;
  /** The token in force, renewed where that is due; null where nobody is logged in. */
  readonly tokenInForce: () => Promise<string | null>;
  /** The token that was sent was answered 401. */
  readonly onRejected: (sentToken: string | null) => void;
}

/** Fetches, and gives up when no answer has come in time. */
const fetchInTime: typeof fetch = (input, init) => {
  const tooLate = AbortSignal.timeout(limits.callTimeout);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate });
};

/** The one GraphQL client: bearer on each request, the spec's merge rules and error policy (section 7). */
export function createApollo({ graphqlUrl, tokenInForce, onRejected }: ApolloOptions): ApolloClient {
  const bearer = new SetContextLink(async () => {
    const token = await tokenInForce();
    return { token, headers: token === null ? {} : { authorization: `Bearer ${token}` } };
  });

  const rejection = new ErrorLink(({ error, operation }) => {
    if (!ServerError.is(error) || error.statusCode !== 401) return;
    const { token } = operation.getContext() as { token?: string | null };
    onRejected(token ?? null);
  });

  return new ApolloClient({
    link: ApolloLink.from([
      rejection,
      bearer,
      new HttpLink({ uri: graphqlUrl, includeUnusedVariables: true, fetch: fetchInTime }),
    ]),
    cache: new InMemoryCache({
      typePolicies: {
        Query: { fields: { configData: { merge: true }, constantType: { merge: true } } },
      },
    }),
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
}
