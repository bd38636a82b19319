import { ApolloClient, ApolloLink, InMemoryCache, Observable, setLogVerbosity } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CallFailure } from '#domain/callFailure.ts';
import { TestRuntime } from './testRuntime.tsx';

/** Creates a GraphQL client for the test of a hook; each call is pending until the test answers it. */
export function holdCalls() {
  // Queries that a hook refetches belong to its page, which is not rendered here.
  setLogVerbosity('error');
  const sent: unknown[] = [];
  let observed: {
    next: (result: ApolloLink.Result) => void;
    complete: () => void;
    error: (e: unknown) => void;
  };
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        sent.push(variables);
        observed = observer;
      }),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    // The same as in the product.
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
  return {
    /** Variables of the calls, in order. */
    sent,
    answer: (data: Readonly<Record<string, unknown>>) =>
      act(async () => {
        observed.next({ data });
        observed.complete();
        // Apollo notifies other readers of the cache a task later.
        await new Promise((resolve) => setTimeout(resolve));
      }),
    refuse: (failure: CallFailure) =>
      act(async () => observed.error(Object.assign(new Error(failure.message), failure))),
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <TestRuntime>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </TestRuntime>
    ),
  };
}
