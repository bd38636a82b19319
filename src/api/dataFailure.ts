import * as v from 'valibot';
import {
  isCallFailure,
  unreachableFailure,
  messageSchema,
  type CallFailure,
  type EarlierProductRequest,
  type ValidationError,
} from '#domain/callFailure.ts';
import { errorWords, reactionToStatus } from '#domain/errorCatalog.ts';

/** The failure of a GraphQL call, returned by hooks and thrown by promises. */
export class DataFailure extends Error implements CallFailure {
  override readonly name = 'DataFailure';
  declare readonly code: string;
  declare readonly status: number;
  declare readonly reference: string;
  declare readonly retryAt?: number;
  declare readonly validationErrors?: readonly ValidationError[];
  declare readonly earlier?: EarlierProductRequest;

  constructor({ message, ...facts }: CallFailure) {
    super(message);
    Object.assign(this, facts);
  }
}

const extensionsSchema = v.object({
  code: v.string(),
  /** Seconds until the call may be repeated. */
  retryAfter: v.exactOptional(v.number()),
  validationErrors: v.exactOptional(
    v.array(v.object({ message: messageSchema, members: v.array(v.string()) })),
  ),
  earlier: v.exactOptional(
    v.object({ id: v.string(), reference: v.string(), askedOn: v.string(), isOwn: v.boolean() }),
  ),
});

const unreadable = { message: errorWords.somethingWrong, extensions: { code: 'UNEXPECTED' } };

const errorSchema = v.object({
  message: v.fallback(messageSchema, unreadable.message),
  extensions: v.fallback(extensionsSchema, unreadable.extensions),
});

const bodySchema = v.fallback(v.object({ errors: v.looseTuple([errorSchema]) }), { errors: [unreadable] });

/** Converts a failed response to a failure with a message for the person (spec section 8). */
export function createDataFailure(response: Response | undefined, body: unknown): DataFailure {
  const status = response?.status ?? 0;
  const [{ message, extensions }] = v.parse(bodySchema, body).errors;
  const { retryAfter, ...facts } = extensions;
  return new DataFailure({
    ...facts,
    message: reactionToStatus(status) === 'updating' ? errorWords.updating : message,
    status,
    reference: response?.headers.get('x-request-id') ?? '',
    ...(retryAfter !== undefined && { retryAt: Date.now() + retryAfter * 1000 }),
  });
}

/** Converts any error to a `DataFailure`; an unknown error becomes `unreachableFailure`. */
export function toDataFailure(error: unknown): DataFailure {
  if (error instanceof DataFailure) return error;
  return new DataFailure(isCallFailure(error) ? error : unreachableFailure);
}
