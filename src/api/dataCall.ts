import { noToken, type CallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import { describeAnswer, type DataFailure } from './dataFailure.ts';
import type { Network } from './network.ts';
import { describePageAddress, pageAddressHeader, type AddressedPage } from './pageAddress.ts';
import { hasSelectedFields, type SelectedFields } from './selectedFields.ts';

export interface DataCallOptions {
  readonly graphqlUrl: string;
  readonly network: Network;
  /** Answers the current token, renewed if due; null for a visitor. */
  readonly tokenInForce: () => Promise<string | null>;
  /** The calling page, whose address is sent as `CUSTOM-APIPATH`. */
  readonly page: AddressedPage;
  /** Hosts whose pages do not send their address. */
  readonly productionHosts: readonly string[];
  /** Called when an authenticated call has no token. */
  readonly onTokenMissing: () => void;
  /** Path of the page that is under way or shown. */
  readonly readWanted: () => string;
  /** Id of the current session; null without one. */
  readonly readSession: () => string | null;
  readonly onFailed: (failed: FailedOperation) => void;
  readonly onAnswered: () => void;
  readonly fetch: typeof fetch;
}

export interface CallManner {
  /** Sends no bearer, for calls of visitors. */
  readonly noAuth?: boolean;
  /** The page shows refusals itself, such as those of an input or a link. */
  readonly isToldByPage?: boolean;
  /** Only the caller learns of a failure. A rejected token still ends the session. */
  readonly isBackground?: boolean;
  /** Path of the page for which the call is made in advance. */
  readonly aheadOf?: string;
}

export interface FailedOperation extends Required<Pick<CallManner, 'isToldByPage' | 'isBackground'>> {
  readonly operationName: string;
  readonly failure: CallFailure;
  readonly sentToken: string | null;
  readonly isLeft: boolean;
  /** Whether it was made in advance of a page that the person is not about to open. */
  readonly isAhead: boolean;
}

/** Adds the timeout of calls to `fetch`. */
export function fetchInTime({ fetch }: Pick<DataCallOptions, 'fetch'>): typeof fetch {
  return (input, init) => {
    const tooLate = AbortSignal.timeout(limits.callTimeout);
    const signal = init?.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate;
    return fetch(input, { ...init, signal });
  };
}

export async function requestHeaders(
  { noAuth = false }: CallManner,
  { page, productionHosts, tokenInForce, onTokenMissing }: DataCallOptions,
): Promise<{ readonly token: string | null; readonly headers: Readonly<Record<string, string>> }> {
  const pageAddress = describePageAddress(page, productionHosts);
  const headers = pageAddress === null ? {} : { [pageAddressHeader]: pageAddress };
  if (noAuth) return { token: null, headers };
  const token = await tokenInForce();
  if (token === null) {
    onTokenMissing();
    throw noToken;
  }
  return { token, headers: { ...headers, authorization: `Bearer ${token}` } };
}

export function beginCall(
  operationName: string,
  { readWanted, readSession, onFailed, onAnswered }: DataCallOptions,
) {
  const askedFor = readWanted();
  const session = readSession();
  /** True once another session has begun, which the call does not concern. */
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

/** Answers the data, and the failure of an incomplete answer. Throws a `DataFailure` without any selected field. */
export function checkAnswer(
  fields: SelectedFields,
  response: Response | undefined,
  body: unknown,
): { readonly data: object; readonly failure: DataFailure | null } {
  const { data, errors } = new Object(body) as { readonly data?: unknown; readonly errors?: unknown };
  const isFaulty = Array.isArray(errors) && errors.length > 0;
  const isUsable = hasSelectedFields(fields, data);
  if (isUsable && !isFaulty) return { data, failure: null };
  const failure = describeAnswer(response, body);
  if (!isUsable || Object.values(data).every((field) => field === null)) throw failure;
  return { data, failure };
}
