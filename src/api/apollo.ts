import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { OperationTypeNode } from 'graphql';
import { catchError, defer, from, map, mergeMap, retry, throwError } from 'rxjs';
import { noToken, type CallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import { describeAnswer, describeError, type DataFailure } from './dataFailure.ts';
import { fetchWhole } from './fetchWhole.ts';
import { hasSelectedFields } from './hasSelectedFields.ts';
import { whenOnline, type Network } from './network.ts';
import { describePageAddress, pageAddressHeader, type AddressedPage } from './pageAddress.ts';

declare module '@apollo/client' {
  /** The generated hooks name their type parameters themselves. */
  export interface TypeOverrides {
    signatureStyle: 'classic';
  }
  /** What a caller may say of one call. */
  export interface DefaultContext {
    /** Calls made while nobody is logged in carry no bearer. */
    noAuth?: boolean;
    /** The page tells itself what the server refuses: it is a matter of what was typed, or of a link. */
    isToldByPage?: boolean;
    /** Nobody waits for it: that it failed is told to its caller alone. */
    isBackground?: boolean;
    /** Path of the page that it is asked for ahead of; see `CallContext`. */
    aheadOf?: string;
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
  readonly network: Network;
  /** The token in force, renewed where that is due; null where nobody is logged in. */
  readonly tokenInForce: () => Promise<string | null>;
  /** The page that asks; its address travels in `CUSTOM-APIPATH`. */
  readonly page: AddressedPage;
  /** Names of the hosts whose pages do not tell their address. */
  readonly productionHosts: readonly string[];
  /** An authenticated call could not be made for want of a token. */
  readonly onTokenMissing: () => void;
  /** The path of the page that is shown, or under way. */
  readonly readWanted: () => string;
  readonly onFailed: (failed: FailedOperation) => void;
  readonly onAnswered: () => void;
}

export interface FailedOperation {
  readonly operationName: string;
  readonly failure: CallFailure;
  /** The token that it carried; null without one. */
  readonly sentToken: string | null;
  /** Whether the person has gone on since it was asked for. */
  readonly isLeft: boolean;
  /** Whether it was asked for ahead of a page that the person is not on their way to. */
  readonly isAhead: boolean;
  /** Whether the page that asked tells of refusals itself. */
  readonly isToldByPage: boolean;
  /** Whether nobody waits for it. */
  readonly isBackground: boolean;
}

/** What the links leave on a call for one another. */
interface CallContext {
  readonly isToldByPage?: boolean;
  readonly isBackground?: boolean;
  /** Path of the page that it is asked for ahead of. */
  readonly aheadOf?: string;
  readonly response?: Response;
  readonly token?: string;
}

/** Fetches, and gives up when no answer has come in time. */
const fetchInTime: typeof fetch = (input, init) => {
  const tooLate = AbortSignal.timeout(limits.callTimeout);
  return fetchWhole(input, {
    ...init,
    signal: init?.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate,
  });
};

/** The one GraphQL client, with the spec's merge rules and error policy (section 7). */
export function createApollo(options: ApolloOptions): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      judgeAnswers(options),
      awaitNetwork(options),
      addHeaders(options),
      new HttpLink({ uri: options.graphqlUrl, includeUnusedVariables: true, fetch: fetchInTime }),
    ]),
    cache: new InMemoryCache({
      possibleTypes: { CallToAction: ['ExternalAction', 'FormAction', 'CouponAction', 'AppAction'] },
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

/**
 * Tells of each call whether it was answered. Whatever is no answer to what was asked becomes a `DataFailure`;
 * of an answer in part the data stay, and the failure is told beside them.
 */
function judgeAnswers({ readWanted, onFailed, onAnswered }: ApolloOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '', query } = operation;
    const askedFor = readWanted();

    function tell(failure: DataFailure): void {
      const { aheadOf } = contextOf(operation);
      onFailed({
        operationName,
        failure,
        sentToken: contextOf(operation).token ?? null,
        isLeft: readWanted() !== askedFor,
        isAhead: aheadOf !== undefined && readWanted() !== aheadOf,
        isToldByPage: contextOf(operation).isToldByPage === true,
        isBackground: contextOf(operation).isBackground === true,
      });
    }

    function judge(result: ApolloLink.Result): ApolloLink.Result {
      const { data, errors } = result;
      const isFaulty = Array.isArray(errors) && errors.length > 0;
      const isUsable = typeof data === 'object' && data !== null && hasSelectedFields(query, data);
      if (isUsable && !isFaulty) {
        onAnswered();
        return { data };
      }
      const failure = describeAnswer(contextOf(operation).response, result);
      if (!isUsable || Object.values(data).every((field) => field === null)) throw failure;
      tell(failure);
      const { message, code, reference } = failure;
      return { data, errors: [{ message, extensions: { code, reference } }] };
    }

    return forward(operation).pipe(
      map(judge),
      catchError((error: unknown) => {
        const failure = describeError(error, contextOf(operation).response);
        tell(failure);
        return throwError(() => failure);
      }),
    );
  });
}

/** Lets queries wait while there is no network, also those that lose it on the way; mutations are made once. */
function awaitNetwork({ network }: ApolloOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    return defer(() => from(whenOnline(network))).pipe(
      mergeMap(() => forward(operation)),
      retry({
        delay: (error) =>
          network.isOnline() || contextOf(operation).response
            ? throwError(() => error)
            : from(whenOnline(network)),
      }),
    );
  });
}

/** Bearer and page address. */
function addHeaders({ page, productionHosts, tokenInForce, onTokenMissing }: ApolloOptions): ApolloLink {
  return new SetContextLink(async ({ headers, noAuth }) => {
    const pageAddress = describePageAddress(page, productionHosts);
    const told = { ...headers, ...(pageAddress !== null && { [pageAddressHeader]: pageAddress }) };
    if (noAuth) return { headers: told };
    const token = await tokenInForce();
    if (token === null) {
      onTokenMissing();
      throw noToken;
    }
    return { token, headers: { ...told, authorization: `Bearer ${token}` } };
  });
}

function contextOf(operation: ApolloLink.Operation): CallContext {
  return operation.getContext();
}
