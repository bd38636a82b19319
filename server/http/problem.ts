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
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'SERVICE_UNAVAILABLE';

const statuses: Readonly<Record<ProblemCode, number>> = {
  MALFORMED_JSON: 400,
  VALIDATION_FAILED: 400,
  INVALID_CREDENTIALS: 401,
  EMAIL_NOT_VERIFIED: 403,
  PROFILE_INCOMPLETE: 403,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SERVICE_UNAVAILABLE: 503,
};

/** A refusal that the caller is told about, over REST and over GraphQL alike. The message is for people. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly validationErrors: readonly ValidationError[];

  constructor(code: ProblemCode, message: string, validationErrors: readonly ValidationError[] = []) {
    super(message);
    this.code = code;
    this.status = statuses[code];
    this.validationErrors = validationErrors;
  }
}

/** The body of every error answer over REST (contract, "REST"). */
export interface ErrorBody {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly validationErrors?: readonly ValidationError[];
  };
}

export function errorBody(code: string, message: string): ErrorBody {
  return { error: { code, message } };
}
