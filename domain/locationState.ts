import type { RedirectReason } from './access.ts';
import type { CompletedProfile } from './profile.ts';

/** Why a person is on a page that they did not choose. */
export type LocationReason =
  | RedirectReason
  | 'sessionEnded'
  | 'loggedOut'
  /** The link to reset a password was opened while somebody was logged in. */
  | 'resetLinkUnused';

/** State of a location (React Router): the address stays bare, and a reload keeps it. */
export interface LocationState {
  readonly reason?: LocationReason;
  /** Where the person wanted to be, or was when the session ended: path, query and hash. */
  readonly returnTo?: string;
  /** What a link of a mail, or a log-in, opened the page with; never in the address for longer than the page takes to open. */
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
  readonly locationState?: LocationState;
};

/** A page of a flow: what its address says, and what the person came with. */
export interface ShownPage {
  readonly pathname: string;
  readonly search: string;
  readonly locationState: LocationState;
}
