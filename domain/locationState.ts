import type { RedirectReason } from './access.ts';
import type { CompletedProfile } from './profile.ts';

export type LocationReason =
  | RedirectReason
  | 'sessionEnded'
  | 'loggedOut'
  /** A link to reset a password was opened while somebody was logged in. */
  | 'resetLinkUnused';

/** State of a location (React Router), which a reload keeps and the address does not show. */
export interface LocationState {
  readonly reason?: LocationReason;
  /** Page that the person wanted, or was on when the session ended: path, query, and hash. */
  readonly returnTo?: string;
  /** Query string of the mailed link or single sign-on that opened the page, which was removed from the address. */
  readonly secret?: string;
  /** Email address to which a mail was sent, or that of a completed profile, which prefills the log-in. */
  readonly email?: string;
  readonly completed?: CompletedProfile;
  readonly isUnderReview?: boolean;
}

/** A flow's request to show one of its steps, or another page. */
export type StepWantedEvent = {
  readonly type: 'step.wanted';
  readonly address: string;
  /** Whether the new history entry replaces the current one. */
  readonly replace: boolean;
  readonly locationState?: LocationState;
};

export interface ShownPage {
  readonly pathname: string;
  readonly search: string;
  readonly locationState: LocationState;
}
