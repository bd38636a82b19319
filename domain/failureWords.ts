import { toCallFailure, type CallFailure } from './callFailure.ts';
import { formatTime } from './dates.ts';

/** Milliseconds; times are rounded up, so that nobody comes back too early. */
const minute = 60_000;

/** What to say of a failure where the form has something better to say than the catalogue. */
interface BetterWords {
  /** Follows the time after which it can be tried again. */
  readonly instead?: string;
  /** Where no answer came. */
  readonly unreachable?: string;
}

/**
 * A failure in lines for the top of a form, without those that belong to one of its fields. With the reference
 * where support can find out more.
 */
export function failureWords(
  failure: CallFailure,
  { instead = '', unreachable }: BetterWords = {},
): string[] {
  const { code, message, status, reference, retryAt } = failure;
  if (code === 'TOO_MANY_ATTEMPTS' && retryAt !== undefined) {
    return [`Too many attempts. Try again at ${formatTime(Math.ceil(retryAt / minute) * minute)}${instead}.`];
  }
  if (code === 'UNREACHABLE') return [unreachable ?? message];
  // What the person can mend needs no support.
  const isOurs = reference !== '' && (code === 'UNEXPECTED' || code === 'INTERNAL_ERROR' || status >= 500);
  return isOurs ? [message, `Reference for support: ${reference}`] : [message];
}

/** Words that a form shows for the failure of its last submit. */
export function refusalOf(failure: CallFailure | null, words?: BetterWords) {
  return {
    failure,
    values: failure?.validationErrors,
    lines: failure ? failureWords(failure, words) : [],
  };
}

/** Words that a form shows for what its call was rejected with. */
export function toRefusal(error: unknown) {
  return refusalOf(toCallFailure(error));
}
