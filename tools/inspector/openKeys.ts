/** Matches words of the code: `loggedIn`, `xstate.done.actor.logIn`. */
const codeWord = /^[A-Za-z][A-Za-z_.:*-]{0,79}$/;
/** Matches failure codes: `INVALID_CREDENTIALS`. Unlike them, a coupon or the code of a log-in has digits. */
const failureCode = /^[A-Z]{2,}(?:_[A-Z]+)*$/;

/** Patterns by field name; a matching text is not masked: words of the code, never typed text or names of people. */
export const unmaskedTexts: ReadonlyMap<string, RegExp> = new Map([
  ['type', codeWord],
  ['actorId', codeWord],
  ['beganBy', codeWord],
  ['by', codeWord],
  ['code', failureCode],
  ['done', codeWord],
  ['entry', codeWord],
  ['fault', failureCode],
  ['kind', codeWord],
  ['level', codeWord],
  ['notice', codeWord],
  ['of', codeWord],
  ['page', codeWord],
  ['place', codeWord],
  ['role', codeWord],
  ['status', codeWord],
  ['step', codeWord],
]);

/** Names of fields with addresses of the product; only the path of an address is shown. */
export const unmaskedAddressFields: ReadonlySet<string> = new Set(['address', 'path']);

/** Names of fields with times and durations, which are shown although their numbers are large. */
export const unmaskedNumbers = new Set(['at', 'countedTo', 'left', 'lifetime', 'madeAt', 'retryAt']);

/** Matches names of fields whose numbers are always masked, since they are personal data. */
export const maskedNumbers =
  /phone|mobile|fax|code|pin|zip|postal|token|secret|password|user|customer|account|card|birth|year|tax/i;
