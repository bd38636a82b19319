import type { RedirectReason } from './access.ts';
import type { CompletedProfile } from './profile.ts';

/** Why a person is where they are, where it was not their own click that led there. */
export type ArrivalReason =
  | RedirectReason
  | 'sessionEnded'
  | 'loggedOut'
  /** The link to reset a password was opened while somebody was logged in. */
  | 'resetLinkUnused';

/** Travels in history state, so that the address stays bare and a reload keeps it. */
export interface Arrival {
  readonly reason?: ArrivalReason;
  /** Where the person wanted to be, or was when the session ended: path, query and hash. */
  readonly returnTo?: string;
  /** What a link of a mail, or a log-in, opened the page with; never in the address for longer than its arrival. */
  readonly secret?: string;
  /** Address that a mail was sent to, for pages that name it; that of a completed profile, for logging in. */
  readonly email?: string;
  /** The profile that was completed on the way here. */
  readonly completed?: CompletedProfile;
  /** Whether an application as an affiliate waits for a decision. */
  readonly isUnderReview?: boolean;
}

/** Where a flow wants the person to be: one of its own steps, or another page. */
export type StepEvent = {
  readonly type: 'step.wanted';
  readonly address: string;
  /** Whether the page at hand is no place to come back to. */
  readonly replace: boolean;
  readonly arrival?: Arrival;
};

/** A page of a flow: what its address says, and what the person came with. */
export interface ShownPage {
  readonly pathname: string;
  readonly search: string;
  readonly arrival: Arrival;
}
