import type { EarlierRequest } from '#domain/callFailure.ts';
import type { LinkFault } from '#domain/link.ts';

/** One thing wrong with what was sent, and the fields it concerns (dotted paths). */
export interface ValidationError {
  readonly message: string;
  readonly members: readonly string[];
}

type ProblemCode =
  | 'MALFORMED_JSON'
  | 'VALIDATION_FAILED'
  | 'INVALID_CREDENTIALS'
  | 'EMAIL_NOT_VERIFIED'
  | 'PROFILE_INCOMPLETE'
  | 'TOO_MANY_ATTEMPTS'
  | 'SESSION_ENDED'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'SERVICE_UNAVAILABLE'
  | 'SSO_INVALID'
  | 'SSO_NO_ACCOUNT'
  | 'SSO_UNAVAILABLE'
  | 'OFFER_ENDED'
  | 'NOT_FOUND'
  | 'DUPLICATE_REQUEST'
  | 'ACTION_REFUSED'
  | 'CONFLICT'
  | LinkFault;

const statuses: Readonly<Record<ProblemCode, number>> = {
  MALFORMED_JSON: 400,
  VALIDATION_FAILED: 400,
  INVALID_CREDENTIALS: 401,
  EMAIL_NOT_VERIFIED: 403,
  PROFILE_INCOMPLETE: 403,
  TOO_MANY_ATTEMPTS: 429,
  SESSION_ENDED: 401,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SERVICE_UNAVAILABLE: 503,
  SSO_INVALID: 400,
  SSO_NO_ACCOUNT: 403,
  SSO_UNAVAILABLE: 503,
  OFFER_ENDED: 409,
  NOT_FOUND: 404,
  DUPLICATE_REQUEST: 409,
  ACTION_REFUSED: 409,
  CONFLICT: 409,
  LINK_EXPIRED: 400,
  LINK_USED: 400,
  LINK_SUPERSEDED: 400,
  LINK_INVALID: 400,
  INVITATION_EXPIRED: 400,
  INVITATION_SUPERSEDED: 400,
};

/** What a refusal says beside its message. */
interface ProblemDetails {
  readonly validationErrors?: readonly ValidationError[];
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number;
  /** Opens the profile that the person has to complete. A secret. */
  readonly profileTicket?: string;
  /** The product request that asks for the same already. */
  readonly earlier?: EarlierRequest;
}

/** A refusal that the caller is told about, over REST and over GraphQL alike. The message is for people. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = statuses[code];
    this.details = details;
  }
}

/** The body of every error answer over REST (contract, "REST"). */
export interface ErrorBody {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly details?: Pick<ProblemDetails, 'retryAfter' | 'profileTicket'>;
    readonly validationErrors?: readonly ValidationError[];
  };
}

export function errorBody(code: string, message: string): ErrorBody {
  return { error: { code, message } };
}
