import type { describeError } from './describeError.ts';

/** Facts about a request for its line in the log, besides route, status, and time. None is a secret. */
export interface RequestFacts {
  /** Id of the signed-in person. */
  userId?: number;
  /** Name of the GraphQL operation. */
  operation?: string;
  /** Code of the first refusal. */
  code?: string;
  /** Message of the identity provider's failure. */
  reason?: string;
  /** First unexpected error. */
  err?: ReturnType<typeof describeError> & {
    /** Id of the row on which a bulk action failed. */
    readonly row?: number;
  };
}
