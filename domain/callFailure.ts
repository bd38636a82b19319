import * as v from 'valibot';
import { errorWords } from './errorCatalog.ts';
import { limits } from './limits.ts';

export const messageSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.transform((words) => words.slice(0, limits.messageLength)),
);

/** Reason why a call failed. `code` is the backend's or the browser's, such as `UNREACHABLE` (without a response). */
export interface CallFailure {
  readonly code: string;
  readonly message: string;
  /** HTTP status; 0 without a response, but 401 if the browser had no token to send. */
  readonly status: number;
  /** Header `x-request-id` of the response, for support; empty without one. */
  readonly reference: string;
  /** Time of the next allowed try, in milliseconds since 1970 by this browser's clock. */
  readonly retryAt?: number;
  readonly validationErrors?: readonly ValidationError[];
  /** Ticket that opens the profile to be completed before logging in. A secret. */
  readonly profileTicket?: string;
  /** Whether the failure ends the session, which the next page explains. */
  readonly endsSession?: boolean;
  readonly earlier?: EarlierProductRequest;
}

export interface EarlierProductRequest {
  readonly id: string;
  readonly reference: string;
  /** Time of the request, in ISO 8601. */
  readonly askedOn: string;
  readonly isOwn: boolean;
}

/** A fault of the input, and the dotted paths of the fields that it concerns (contract, "REST"). */
export interface ValidationError {
  readonly message: string;
  readonly members: readonly string[];
}

/** Creates a failure that the browser itself detects, with status 0 and no reference. */
export function createBrowserFailure(code: string, message: string): CallFailure {
  return { code, message, status: 0, reference: '' };
}

export const unreachableFailure = createBrowserFailure('UNREACHABLE', errorWords.unreachable);

const unexpected = createBrowserFailure('UNEXPECTED', errorWords.unexpected);

/** The failure of an authenticated call without a token. */
export const noTokenFailure: CallFailure = {
  ...createBrowserFailure('NO_TOKEN', 'Log in to carry on.'),
  status: 401,
  endsSession: true,
};

/** The failure of a call whose session was replaced by another one in this browser. */
export const supersededFailure = createBrowserFailure(
  'SUPERSEDED',
  'Another session has begun in this browser.',
);

/** Converts a thrown value: returns a `CallFailure` (from a port) unchanged, and `UNEXPECTED` for anything else. */
export function toCallFailure(error: unknown): CallFailure {
  return isCallFailure(error) ? error : unexpected;
}

export function isCallFailure(value: unknown): value is CallFailure {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'status' in value
  );
}

/** Whether the server refused a GraphQL call, such as for invalid input: an error with HTTP 200 (contract, "REST"). */
export function isRefusal({ code, status }: CallFailure): boolean {
  return status === 200 && code !== 'UNEXPECTED' && code !== 'INTERNAL_ERROR';
}

/** Whether the server rejected the token of the call (spec section 8). */
export function isTokenRejection(error: unknown): boolean {
  return toCallFailure(error).status === 401;
}
