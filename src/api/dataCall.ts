import { noTokenFailure, type CallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import { createDataFailure } from './dataFailure.ts';
import type { Network } from './network.ts';
import { createPageAddressHeader, pageAddressHeader, type AddressedPage } from './pageAddress.ts';
import { hasSelectedFields, type SelectedFields } from './selectedFields.ts';

export interface DataCallOptions {
  readonly graphqlUrl: string;
  readonly network: Network;
  /** Returns the current access token, renewed if due; null for a visitor. */
  readonly getAccessToken: () => Promise<string | null>;
  /** The calling page, whose address is sent as `CUSTOM-APIPATH`. */
  readonly page: AddressedPage;
  /** Hosts whose pages do not send their address. */
  readonly productionHosts: readonly string[];
  /** Called when an authenticated call has no token. */
  readonly onTokenMissing: () => void;
  /** Returns the path of the page that is loading, otherwise of the current page. */
  readonly readWanted: () => string;
  /** Returns the id of the current session; null without one. */
  readonly readSession: () => string | null;
  readonly onFailed: (failed: FailedOperation) => void;
  readonly onAnswered: () => void;
  readonly fetch: typeof fetch;
}

export interface CallManner {
  /** Whether no bearer token is sent, for calls of visitors. */
  readonly noAuth?: boolean;
  /** Whether the page itself shows refusals, such as of an input or a link, so that no notice does. */
  readonly isToldByPage?: boolean;
  /** Whether only the caller learns of a failure; a rejected token still ends the session. */
  readonly isBackground?: boolean;
  /** Path of the page that the call preloads. */
  readonly aheadOf?: string;
}

export interface FailedOperation extends Required<Pick<CallManner, 'isToldByPage' | 'isBackground'>> {
  readonly operationName: string;
  readonly failure: CallFailure;
  readonly sentToken: string | null;
  readonly isLeft: boolean;
  /** Whether the call preloads a page that is neither current nor loading. */
  readonly isAhead: boolean;
}

/** Creates a `fetch` that aborts calls after `limits.callTimeout`. */
export function createFetchWithTimeout({ fetch }: Pick<DataCallOptions, 'fetch'>): typeof fetch {
  return (input, init) => {
    const tooLate = AbortSignal.timeout(limits.callTimeout);
    const signal = init?.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate;
    return fetch(input, { ...init, signal });
  };
}

export async function createRequestHeaders(
  { noAuth = false }: CallManner,
  { page, productionHosts, getAccessToken, onTokenMissing }: DataCallOptions,
): Promise<{ readonly token: string | null; readonly headers: Readonly<Record<string, string>> }> {
  const pageAddress = createPageAddressHeader(page, productionHosts);
  const headers = pageAddress === null ? {} : { [pageAddressHeader]: pageAddress };
  if (noAuth) return { token: null, headers };
  const token = await getAccessToken();
  if (token === null) {
    onTokenMissing();
    throw noTokenFailure;
  }
  return { token, headers: { ...headers, authorization: `Bearer ${token}` } };
}

export function createCallReporter(operationName: string, options: DataCallOptions) {
  const { readWanted, readSession, onFailed, onAnswered } = options;
  const askedFor = readWanted();
  const session = readSession();
  /** Whether the session has changed since the call began; never true for calls without a bearer token. */
  const isSuperseded = ({ noAuth = false }: CallManner) => !noAuth && readSession() !== session;
  return {
    isSuperseded,
    tellAnswered: (manner: CallManner): void => {
      if (!isSuperseded(manner)) onAnswered();
    },
    tellFailed: (failure: CallFailure, sentToken: string | null, manner: CallManner): void => {
      if (isSuperseded(manner)) return;
      onFailed({
        operationName,
        failure,
        sentToken,
        isLeft: readWanted() !== askedFor,
        isAhead: manner.aheadOf !== undefined && readWanted() !== manner.aheadOf,
        isToldByPage: manner.isToldByPage === true,
        isBackground: manner.isBackground === true,
      });
    },
  };
}

/** Returns data and failure (or null) of a GraphQL response; throws the failure if a field or all data are missing. */
export function unwrapResponse(fields: SelectedFields, response: Response | undefined, body: unknown) {
  const { data, errors } = new Object(body) as { readonly data?: unknown; readonly errors?: unknown };
  const isFaulty = Array.isArray(errors) && errors.length > 0;
  const isUsable = hasSelectedFields(fields, data);
  if (isUsable && !isFaulty) return { data, failure: null };
  const failure = createDataFailure(response, body);
  if (!isUsable || Object.values(data).every((field) => field === null)) throw failure;
  return { data, failure };
}
