import * as v from 'valibot';
import { errorWords } from './errorCatalogue.ts';
import { limits } from './limits.ts';

/** A message that can be shown: text, cut to what people read. */
export const wordsSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.transform((words) => words.slice(0, limits.wordsLength)),
);

/**
 * Why a call did not succeed, in words for the person. `code` is the backend's (contract, "REST"), or one of
 * two of the browser's own: `UNREACHABLE` where no answer came, `UNEXPECTED` where it could not be read.
 */
export interface CallFailure {
  readonly code: string;
  readonly message: string;
  /** HTTP status; 0 where no answer came or none can be told. */
  readonly status: number;
  /** The answer's `x-request-id`, for support; empty where there is none. */
  readonly reference: string;
  /** When to try again, where the answer said so: milliseconds since 1970 by this browser's clock. */
  readonly retryAt?: number;
  /** What is wrong with which of the fields that were sent. */
  readonly validationErrors?: readonly ValidationError[];
  /** Opens the profile that must be completed before logging in. A secret. */
  readonly profileTicket?: string;
  /** Whether the session is over with it, which the page says that the person is led to. */
  readonly endsSession?: boolean;
  /** The product request that asks for the same already. */
  readonly earlier?: EarlierRequest;
}

/** A product request of the company that is still open. */
export interface EarlierRequest {
  readonly id: string;
  readonly reference: string;
  /** ISO 8601. */
  readonly askedOn: string;
  /** Whether the person has asked for it themselves. */
  readonly isOwn: boolean;
}

/** One thing wrong with what was sent, and the fields it concerns (contract, "REST"). */
export interface ValidationError {
  readonly message: string;
  readonly members: readonly string[];
}

/** Nobody answered. */
export const unreachable: CallFailure = {
  code: 'UNREACHABLE',
  message: errorWords.unreachable,
  status: 0,
  reference: '',
};

const unexpected: CallFailure = {
  code: 'UNEXPECTED',
  message: errorWords.unexpected,
  status: 0,
  reference: '',
};

/** An authenticated call that could not be made. */
export const noToken: CallFailure = {
  code: 'NO_TOKEN',
  message: 'Log in to carry on.',
  status: 401,
  reference: '',
  endsSession: true,
};

/** The session in which a call was begun is no longer the one in the browser. */
export const superseded: CallFailure = {
  code: 'SUPERSEDED',
  message: 'Another session has begun in this browser.',
  status: 0,
  reference: '',
};

/** A thrown value as a failure: ports reject with a `CallFailure`, and anything else is unexpected. */
export function toCallFailure(error: unknown): CallFailure {
  return isCallFailure(error) ? error : unexpected;
}

export function isCallFailure(value: unknown): value is CallFailure {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'status' in value
  );
}

/**
 * Whether the server understood and said no: what was typed is wrong, a link leads nowhere, it is too soon. Over
 * GraphQL such an answer is HTTP 200 (contract, "REST"), and nothing of the spec's section 8.
 */
export function isRefusal({ code, status }: CallFailure): boolean {
  return status === 200 && code !== 'UNEXPECTED' && code !== 'INTERNAL_ERROR';
}

/** Whether the failure means that the token which was sent is no longer good (spec section 8). */
export function isRejectedToken(error: unknown): boolean {
  return toCallFailure(error).status === 401;
}
