/** What the spec says in section 8, word for word. */
export const errorWords = {
  /** A REST call whose answer holds no message for people. */
  unexpected: 'Please contact administrator for support',
  /** A GraphQL call that met a bad gateway. */
  updating: 'Updating, something awesome is on the way. Please try again later.',
  /** A GraphQL call whose answer holds no message for people. */
  somethingWrong: 'Something was wrong!',
  /** Any call that got no response: the spec leaves the words open. */
  unreachable: "We couldn't reach the server. Check your connection and try again.",
} as const;

/**
 * Refusals of REST calls that are no notice, since the place where the person is says them in full: wrong credentials
 * the log-in form, the others the page that they lead to.
 */
export const saidInPlace: ReadonlySet<string> = new Set([
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_VERIFIED',
  'PROFILE_INCOMPLETE',
  'SSO_INVALID',
  'SSO_NO_ACCOUNT',
]);

/** How a failed call is told at the top right, and for how many milliseconds (spec sections 8 and 9). */
export const errorNotices = {
  rest: { title: 'Error', lifetime: 5_000 },
  data: { title: 'Oops!', lifetime: 4_500 },
} as const;

export type CallKind = keyof typeof errorNotices;

/**
 * What follows when a GraphQL call fails: the person logs in again, is on a page that is not there, waits for
 * an update to end, or is told.
 */
export type DataReaction = 'logIn' | 'notFound' | 'updating' | 'told';

/** Chooses the reaction to an HTTP status of `/graphql` itself; one that is not listed is shown (spec section 8). */
export function reactionToData(status: number): DataReaction {
  const reactions: Readonly<Record<number, DataReaction>> = {
    401: 'logIn',
    404: 'notFound',
    502: 'updating',
  };
  return reactions[status] ?? 'told';
}
