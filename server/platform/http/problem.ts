import type { EarlierProductRequest, ValidationError } from '#domain/callFailure.ts';
import type { LinkFault } from '#domain/link.ts';

const statuses = {
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
} satisfies Readonly<Record<string, number>> & Readonly<Record<LinkFault, number>>;

type ProblemCode = keyof typeof statuses;

interface ProblemDetails {
  readonly validationErrors?: readonly ValidationError[];
  /** Seconds until the next try is allowed. */
  readonly retryAfter?: number;
  /** Ticket that opens the profile to be completed. A secret. */
  readonly profileTicket?: string;
  /** An earlier request for the same product. */
  readonly earlier?: EarlierProductRequest;
}

/** A refusal, sent to the caller over REST and GraphQL alike. The message is for people. */
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

/** The body of every REST response with an error (contract, "REST"). */
export interface ErrorBody {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly details?: Pick<ProblemDetails, 'retryAfter' | 'profileTicket'>;
    readonly validationErrors?: readonly ValidationError[];
  };
}

export function createErrorBody(code: string, message: string): ErrorBody {
  return { error: { code, message } };
}
