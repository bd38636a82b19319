import { noToken, type CallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';
import { describeAnswer, type DataFailure } from './dataFailure.ts';
import type { Network } from './network.ts';
import { describePageAddress, pageAddressHeader, type AddressedPage } from './pageAddress.ts';
import { hasSelectedFields, type SelectedFields } from './selectedFields.ts';

/** The parts that every GraphQL call needs. */
export interface DataCallOptions {
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
  /** The session that the browser holds now; null without one. */
  readonly readSession: () => string | null;
  readonly onFailed: (failed: FailedOperation) => void;
  readonly onAnswered: () => void;
  readonly fetch: typeof fetch;
}

/** How a call is made, and who tells of its failure. */
export interface CallManner {
  /** Calls made while nobody is logged in carry no bearer. */
  readonly noAuth?: boolean;
  /** The page shows refusals itself, such as those about typed text or a link. */
  readonly isToldByPage?: boolean;
  /** Nobody waits for the call: only its caller learns that it failed. A rejected token still ends the session. */
  readonly isBackground?: boolean;
  /** Path of the page that it is asked for ahead of. */
  readonly aheadOf?: string;
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

/** Fetches, and gives up when no answer has come in time. */
export function fetchInTime({ fetch }: Pick<DataCallOptions, 'fetch'>): typeof fetch {
  return (input, init) => {
    const tooLate = AbortSignal.timeout(limits.callTimeout);
    const signal = init?.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate;
    return fetch(input, { ...init, signal });
  };
}

/** Bearer and page address of a call, and the token in the bearer. */
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

/** Begins a call: notes the page and the session that it is made for. */
export function beginCall(
  operationName: string,
  { readWanted, readSession, onFailed, onAnswered }: DataCallOptions,
) {
  const askedFor = readWanted();
  const session = readSession();
  /** True once another session has begun, which neither answer nor failure concerns. */
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

interface Judged {
  readonly data: object;
  /** Why the data are not whole; null where they are. */
  readonly failure: DataFailure | null;
}

/** Judges the answer to an operation; throws a `DataFailure` when it holds none of the fields that were asked for. */
export function judgeAnswer(fields: SelectedFields, response: Response | undefined, body: unknown): Judged {
  const { data, errors } = new Object(body) as { readonly data?: unknown; readonly errors?: unknown };
  const isFaulty = Array.isArray(errors) && errors.length > 0;
  const isUsable = hasSelectedFields(fields, data);
  if (isUsable && !isFaulty) return { data, failure: null };
  const failure = describeAnswer(response, body);
  if (!isUsable || Object.values(data).every((field) => field === null)) throw failure;
  return { data, failure };
}
