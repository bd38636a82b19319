/** Messages of the spec's section 8, word for word. */
export const errorWords = {
  /** Message for a REST call whose response has none for people. */
  unexpected: 'Please contact administrator for support',
  /** Message for a GraphQL call with a response of a bad gateway. */
  updating: 'Updating, something awesome is on the way. Please try again later.',
  /** Message for a GraphQL call whose response has none for people. */
  somethingWrong: 'Something was wrong!',
  /** Message for a call without a response; the spec does not define it. */
  unreachable: "We couldn't reach the server. Check your connection and try again.",
} as const;

/** Codes of REST refusals that need no notice, since the log-in form or the next page shows them. */
export const codesShownInPlace: ReadonlySet<string> = new Set([
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_VERIFIED',
  'PROFILE_INCOMPLETE',
  'SSO_INVALID',
  'SSO_NO_ACCOUNT',
]);

/** Title, and duration in milliseconds, of the notice about a failed call (spec sections 8 and 9). */
export const errorNotices = {
  rest: { title: 'Error', lifetime: 5_000 },
  data: { title: 'Oops!', lifetime: 4_500 },
} as const;

export type CallKind = keyof typeof errorNotices;

/** Effect of a failed GraphQL call: log-in screen, not-found page, waiting for an update, or (`told`) a notice. */
export type GraphQLFailureReaction = 'logIn' | 'notFound' | 'updating' | 'told';

/** Returns the reaction to the HTTP status of a response from `/graphql`, whatever its body (spec section 8). */
export function reactionToStatus(status: number): GraphQLFailureReaction {
  const reactions: Readonly<Record<number, GraphQLFailureReaction>> = {
    401: 'logIn',
    404: 'notFound',
    502: 'updating',
  };
  return reactions[status] ?? 'told';
}
