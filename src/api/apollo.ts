import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
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
    if (token === null) {
      onRejected(null);
      throw new Error('Log in to carry on.');
    }
    return { token, headers: { authorization: `Bearer ${token}` } };
  });

  // The status is read off the answer itself: what kind of error it becomes depends on its media type.
  const rejection = new ErrorLink(({ operation }) => {
    const { response, token } = operation.getContext() as { response?: Response; token?: string };
    if (response?.status === 401 && token !== undefined) onRejected(token);
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
