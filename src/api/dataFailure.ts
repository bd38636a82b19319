import * as v from 'valibot';
import {
  isCallFailure,
  unreachable,
  wordsSchema,
  type CallFailure,
  type EarlierRequest,
  type ValidationError,
} from '#domain/callFailure.ts';
import { errorWords, reactionToStatus } from '#domain/errorCatalog.ts';

/** The failure of a GraphQL call, returned by hooks and thrown by promises. */
export class DataFailure extends Error implements CallFailure {
  override readonly name = 'DataFailure';
  readonly code: string;
  readonly status: number;
  readonly reference: string;
  readonly retryAt?: number;
  readonly validationErrors?: readonly ValidationError[];
  readonly earlier?: EarlierRequest;

  constructor({ code, message, status, reference, retryAt, validationErrors, earlier }: CallFailure) {
    super(message);
    this.code = code;
    this.status = status;
    this.reference = reference;
    if (retryAt !== undefined) this.retryAt = retryAt;
    if (validationErrors !== undefined) this.validationErrors = validationErrors;
    if (earlier !== undefined) this.earlier = earlier;
  }
}

const extensionsSchema = v.object({
  code: v.string(),
  /** Seconds until the call may be repeated. */
  retryAfter: v.optional(v.number()),
  validationErrors: v.optional(v.array(v.object({ message: wordsSchema, members: v.array(v.string()) }))),
  earlier: v.optional(
    v.object({ id: v.string(), reference: v.string(), askedOn: v.string(), isOwn: v.boolean() }),
  ),
});

const firstErrorSchema = v.object({
  errors: v.looseTuple([
    v.object({
      message: v.fallback(wordsSchema, errorWords.somethingWrong),
      extensions: v.fallback(extensionsSchema, { code: 'UNEXPECTED' }),
    }),
  ]),
});

/** Converts a failed answer to a failure with a message for the person (spec section 8). */
export function describeAnswer(response: Response | undefined, body: unknown): DataFailure {
  const status = response?.status ?? 0;
  const told = v.safeParse(firstErrorSchema, body);
  const first = told.success
    ? told.output.errors[0]
    : { message: errorWords.somethingWrong, extensions: { code: 'UNEXPECTED' } };
  const { code, retryAfter, validationErrors, earlier }: v.InferOutput<typeof extensionsSchema> =
    first.extensions;
  return new DataFailure({
    code,
    message: reactionToStatus(status) === 'updating' ? errorWords.updating : first.message,
    status,
    reference: response?.headers.get('x-request-id') ?? '',
    ...(retryAfter !== undefined && { retryAt: Date.now() + retryAfter * 1000 }),
    ...(validationErrors !== undefined && { validationErrors }),
    ...(earlier !== undefined && { earlier }),
  });
}

/** Converts any error to a `DataFailure`; an unknown error becomes `unreachable`. */
export function toDataFailure(error: unknown): DataFailure {
  if (error instanceof DataFailure) return error;
  return new DataFailure(isCallFailure(error) ? error : unreachable);
}
