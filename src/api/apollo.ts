import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { getOperationAST, Kind, OperationTypeNode, type DocumentNode, type SelectionSetNode } from 'graphql';
import { catchError, defer, from, map, mergeMap, retry, throwError } from 'rxjs';
import { isCallFailure } from '#domain/callFailure.ts';
import {
  createCallReporter,
  createFetchWithTimeout,
  createRequestHeaders,
  unwrapResponse,
  type CallManner,
  type DataCallOptions,
} from './dataCall.ts';
import { createDataFailure, toDataFailure, type DataFailure } from './dataFailure.ts';
import { whenOnline } from './network.ts';
import { parseJson } from './parseJson.ts';
import type { SelectedFields } from './selectedFields.ts';

declare module '@apollo/client' {
  /** Makes Apollo's hooks accept explicit type parameters, which the generated hooks pass. */
  export interface TypeOverrides {
    signatureStyle: 'classic';
  }
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

interface CallContext extends CallManner {
  readonly response?: Response;
  readonly token?: string | null;
}

/** Creates the GraphQL client of the views, with the spec's merge rules and error policy (section 7). */
export function createApollo(options: DataCallOptions): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      checkAnswers(options),
      awaitNetwork(options),
      addHeaders(options),
      new HttpLink({
        uri: options.graphqlUrl,
        includeUnusedVariables: true,
        fetch: createFetchWithTimeout(options),
      }),
    ]),
    cache: new InMemoryCache({
      possibleTypes: { CallToAction: ['ExternalAction', 'FormAction', 'CouponAction', 'AppAction'] },
      typePolicies: {
        Query: { fields: { configData: { merge: true }, constantType: { merge: true } } },
        // A session has one object of each of these types, so a mutation's result also updates the queries' results.
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

/** Checks and reports responses. An unusable one throws a `DataFailure`; a partial one keeps data, and has `errors`. */
function checkAnswers(options: DataCallOptions): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '', query } = operation;
    const fields = selectedFieldsOf(query);
    const call = createCallReporter(operationName, options);

    function tell(failure: DataFailure): void {
      const { token = null, ...manner } = contextOf(operation);
      call.tellFailed(failure, token, manner);
    }

    function check(result: ApolloLink.Result): ApolloLink.Result {
      const { data, failure } = unwrapResponse(fields, contextOf(operation).response, result);
      if (!failure) {
        call.tellAnswered(contextOf(operation));
        return { data };
      }
      tell(failure);
      const { message, code, reference } = failure;
      return { data, errors: [{ message, extensions: { code, reference } }] };
    }

    return forward(operation).pipe(
      map(check),
      catchError((error: unknown) => {
        const failure = describeError(error, contextOf(operation).response);
        tell(failure);
        return throwError(() => failure);
      }),
    );
  });
}

/** Delays queries while offline, and resends a query that fails because the network is lost; sends mutations once. */
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
    const { token, headers } = await createRequestHeaders(manner, options);
    return { token, headers: { ...others, ...headers } };
  });
}

/** Converts an error to a `DataFailure`; `response` is undefined if no headers had arrived before the error. */
function describeError(error: unknown, response: Response | undefined): DataFailure {
  if (ServerError.is(error)) return createDataFailure(response, parseJson(error.bodyText));
  return response && !isCallFailure(error) ? createDataFailure(response, null) : toDataFailure(error);
}

const contextOf = (operation: ApolloLink.Operation): CallContext => operation.getContext();

export function selectedFieldsOf(document: DocumentNode): SelectedFields {
  return fieldsOf(getOperationAST(document)?.selectionSet);
}

function fieldsOf(set: SelectionSetNode | undefined): SelectedFields {
  const fields = set?.selections.filter((selection) => selection.kind === Kind.FIELD) ?? [];
  return Object.fromEntries(
    fields
      .filter(({ directives }) => !directives?.length)
      .map(({ alias, name, selectionSet }) => [
        (alias ?? name).value,
        selectionSet ? fieldsOf(selectionSet) : null,
      ]),
  );
}
