import { toCallFailure, type CallFailure } from './callFailure.ts';
import { formatTime } from './dates.ts';

/** A minute in milliseconds. Times are rounded up to minutes, so that nobody tries too early. */
const minute = 60_000;

interface BetterWords {
  /** Text after the time of the next try, such as an alternative. */
  readonly instead?: string;
  /** Replaces the message of a call without a response. */
  readonly unreachable?: string;
}

/** Describes a failure in lines for the top of a form; adds the reference for support if the fault is the server's. */
export function failureLines(
  { code, message, status, reference, retryAt }: CallFailure,
  { instead = '', unreachable }: BetterWords = {},
): string[] {
  if (code === 'TOO_MANY_ATTEMPTS' && retryAt !== undefined) {
    return [`Too many attempts. Try again at ${formatTime(Math.ceil(retryAt / minute) * minute)}${instead}.`];
  }
  if (code === 'UNREACHABLE') return [unreachable ?? message];
  // A fault of the input needs no support.
  const isOurs = reference !== '' && (code === 'UNEXPECTED' || code === 'INTERNAL_ERROR' || status >= 500);
  return isOurs ? [message, `Reference for support: ${reference}`] : [message];
}

/** Returns the lines and field errors that a form shows after a failed submit. */
export function createRefusal(failure: CallFailure | null, words?: BetterWords) {
  return { failure, values: failure?.validationErrors, lines: failure ? failureLines(failure, words) : [] };
}

export function createRefusalFromError(error: unknown) {
  return createRefusal(toCallFailure(error));
}
