import { ApolloClient, ApolloLink, InMemoryCache, Observable, setLogVerbosity } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CallFailure } from '#domain/callFailure.ts';
import { TestRuntime } from './testRuntime.tsx';

/** A GraphQL client for a hook alone, each of whose calls is on its way until the test answers it. */
export function holdCalls() {
  // What a hook has read anew is of the page, which is not there.
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
    // As the product's own.
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
  return {
    /** With what was called, one call after the other. */
    sent,
    answer: (data: Readonly<Record<string, unknown>>) =>
      act(async () => {
        observed.next({ data });
        observed.complete();
        // What others read of the cache they are told a task later.
        await new Promise((told) => setTimeout(told));
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
