import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { Kind, OperationTypeNode, type DocumentNode, type SelectionSetNode } from 'graphql';
import { catchError, defer, from, map, mergeMap, retry, throwError } from 'rxjs';
import { isCallFailure } from '#domain/callFailure.ts';
import {
  beginCall,
  fetchInTime,
  requestHeaders,
  judgeAnswer,
  type CallManner,
  type DataCallOptions,
} from './dataCall.ts';
import { describeAnswer, toDataFailure, type DataFailure } from './dataFailure.ts';
import { whenOnline } from './network.ts';
import { parseJson } from './parseJson.ts';
import type { SelectedFields } from './selectedFields.ts';

declare module '@apollo/client' {
  /** The generated hooks name their type parameters themselves. */
  export interface TypeOverrides {
    signatureStyle: 'classic';
  }
  /** What a caller may say of one call. */
  export interface DefaultContext extends CallManner {}
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

/** What the links leave on a call for one another. */
interface CallContext extends CallManner {
  readonly response?: Response;
  readonly token?: string | null;
}

/** The GraphQL client of the views, with the spec's merge rules and error policy (section 7). */
export function createApollo(options: DataCallOptions): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      judgeAnswers(options),
      awaitNetwork(options),
      addHeaders(options),
      new HttpLink({ uri: options.graphqlUrl, includeUnusedVariables: true, fetch: fetchInTime(options) }),
    ]),
    cache: new InMemoryCache({
      possibleTypes: { CallToAction: ['ExternalAction', 'FormAction', 'CouponAction', 'AppAction'] },
      typePolicies: {
        Query: { fields: { configData: { merge: true }, constantType: { merge: true } } },
        // There is one of each, that of the person: what a change answers is shown where the query's answer is.
        Privacy: { keyFields: [] },
        OwnProfile: { keyFields: [] },
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
function judgeAnswers(options: DataCallOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '', query } = operation;
    const fields = selectedFieldsOf(query);
    const call = beginCall(operationName, options);

    function tell(failure: DataFailure): void {
      const { token = null, ...manner } = contextOf(operation);
      call.tellFailed(failure, token, manner);
    }

    function judge(result: ApolloLink.Result): ApolloLink.Result {
      const { data, failure } = judgeAnswer(fields, contextOf(operation).response, result);
      if (!failure) {
        call.tellAnswered(contextOf(operation));
        return { data };
      }
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
function awaitNetwork({ network }: DataCallOptions): ApolloLink {
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

function addHeaders(options: DataCallOptions): ApolloLink {
  return new SetContextLink(async ({ headers: others, ...manner }) => {
    const { token, headers } = await requestHeaders(manner, options);
    return { token, headers: { ...others, ...headers } };
  });
}

/** Describes the failure of a call that ended in this error; `response` is the answer that had begun by then. */
function describeError(error: unknown, response: Response | undefined): DataFailure {
  if (ServerError.is(error)) return describeAnswer(response, parseJson(error.bodyText));
  return response && !isCallFailure(error) ? describeAnswer(response, null) : toDataFailure(error);
}

function contextOf(operation: ApolloLink.Operation): CallContext {
  return operation.getContext();
}

/** The fields that the operation of a document selects. */
export function selectedFieldsOf(document: DocumentNode): SelectedFields {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? fieldsOf(operation.selectionSet) : {};
}

function fieldsOf({ selections }: SelectionSetNode): SelectedFields {
  return Object.fromEntries(
    selections.flatMap((selection) =>
      selection.kind === Kind.FIELD && !selection.directives?.length
        ? [
            [
              (selection.alias ?? selection.name).value,
              selection.selectionSet ? fieldsOf(selection.selectionSet) : null,
            ],
          ]
        : [],
    ),
  );
}
