import type { RequestListener } from 'node:http';
import { gql } from '@apollo/client';
import { print, type DocumentNode } from 'graphql';
import { createApollo, selectedFieldsOf } from '#api/apollo.ts';
import type { CallManner, DataCallOptions, FailedOperation } from '#api/dataCall.ts';
import { createPrefetchedFetch } from '#api/prefetchedFetch.ts';
import { createSendOperation } from '#api/request.ts';
import type { RequestDocument } from '#api/requestDocument.ts';
import { startLoopbackServer } from './loopbackServer.ts';

export const query = gql`
  query Offers($unused: Int) {
    offers {
      id
      category {
        name
      }
    }
  }
`;
export const mutation = gql`
  mutation Save {
    save {
      id
    }
  }
`;
export const offers = [{ __typename: 'Offer', id: 1, category: { __typename: 'Category', name: 'Health' } }];

export const answer =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type, 'x-request-id': 'r-1' }).end(body);

interface CallOptions {
  readonly variables?: Readonly<Record<string, number>>;
  readonly context?: CallManner;
}

interface Outcome {
  readonly data?: unknown;
  readonly error?: unknown;
}

type Call = (document: DocumentNode, callOptions?: CallOptions) => Promise<Outcome>;

/** Both ways to make a GraphQL call: by the client of the views, and by `request`. */
const ways = {
  'the GraphQL client': (options) => {
    const client = createApollo(options);
    return (document, callOptions) =>
      document === query
        ? client.query({ query: document, ...callOptions })
        : client.mutate({ mutation: document, ...callOptions });
  },
  request:
    (options) =>
    (document, { variables = {}, context = {} } = {}) => {
      const request = createSendOperation({ ...options, keepRows: () => undefined }, context);
      const sent: RequestDocument<unknown, object> = {
        name: document === query ? 'Offers' : 'Save',
        kind: document === query ? 'query' : 'mutation',
        text: print(document),
        fields: selectedFieldsOf(document),
      };
      return request(sent, variables).then(
        (data) => ({ data }),
        (error: unknown) => ({ error }),
      );
    },
} satisfies Readonly<Record<string, (options: DataCallOptions) => Call>>;

type CallWay = keyof typeof ways;

export const callWays = Object.keys(ways) as readonly CallWay[];

const pageAddress = new URL('https://market.example/dashboard') as unknown as Location;

/** A tab of a person who is logged in, with the results of its calls. */
export interface CallingTab {
  session: string;
  isOnline: boolean;
  /** Reports a change of the network to its listener. */
  changeNetwork: (isBack: boolean) => void;
  readonly failures: FailedOperation[];
  answered: number;
  /** Number of calls that were not made for lack of a token. */
  missing: number;
  /** Starts a loopback server with this listener; returns a function that calls it. */
  readonly connect: (listener: RequestListener, options?: Partial<DataCallOptions>) => Promise<Call>;
}

/** Opens a tab that makes its calls in this way. */
export function openCallingTab(way: CallWay): CallingTab {
  const tab: CallingTab = {
    session: 'session-1',
    isOnline: true,
    changeNetwork: () => {
      throw new Error('Nobody waits for the network');
    },
    failures: [],
    answered: 0,
    missing: 0,
    connect: async (listener, options = {}) => {
      const { origin } = await startLoopbackServer(listener);
      return ways[way]({
        graphqlUrl: `${origin}/graphql`,
        network: {
          isOnline: () => tab.isOnline,
          onChange: (listen) => {
            tab.changeNetwork = (isBack) => {
              tab.isOnline = isBack;
              listen(isBack);
            };
            return () => undefined;
          },
        },
        getAccessToken: async () => 'token-1',
        page: { location: pageAddress, parent: { location: pageAddress } },
        productionHosts: [],
        fetch: createPrefetchedFetch(),
        onTokenMissing: () => {
          tab.missing += 1;
        },
        readWanted: () => '/dashboard',
        readSession: () => tab.session,
        onFailed: (failed) => tab.failures.push(failed),
        onAnswered: () => {
          tab.answered += 1;
        },
        ...options,
      });
    },
  };
  return tab;
}
