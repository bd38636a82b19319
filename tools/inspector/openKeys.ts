/** A word as the code has them: `loggedIn`, `xstate.done.actor.logIn`. */
const codeWord = /^[A-Za-z][A-Za-z_.:*-]{0,79}$/;
/** As failures are told apart: `INVALID_CREDENTIALS`. A coupon or a code of a log-in looks otherwise. */
const failureCode = /^[A-Z]{2,}(?:_[A-Z]+)*$/;

/** Under these names stand words of the code's own, never what somebody typed or is called, and they look like this. */
export const openTexts: ReadonlyMap<string, RegExp> = new Map([
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

/** Under these stand addresses of the product: shown as far as the path goes. */
export const openPaths: ReadonlySet<string> = new Set(['address', 'path']);

/** Numbers under these are long without saying anything of anybody: times, and how long something is left. */
export const openNumbers: ReadonlySet<string> = new Set([
  'at',
  'countedTo',
  'left',
  'lifetime',
  'madeAt',
  'retryAt',
]);

/** Numbers under names like these are somebody's, however short. */
export const closedNumbers =
  /phone|mobile|fax|code|pin|zip|postal|token|secret|password|user|customer|account|card|birth|year|tax/i;
