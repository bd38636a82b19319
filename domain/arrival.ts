import type { RedirectReason } from './access.ts';

/** Why a person is where they are, where it was not their own click that led there. */
export type ArrivalReason = RedirectReason | 'sessionEnded' | 'loggedOut';

/** Travels in history state, so that the address stays bare and a reload keeps it. */
export interface Arrival {
  readonly reason?: ArrivalReason;
  /** Where the person wanted to be, or was when the session ended: path, query and hash. */
  readonly returnTo?: string;
}
