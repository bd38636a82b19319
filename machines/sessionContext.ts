import type { CallFailure } from '#domain/callFailure.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import type { SessionOrigin } from './sessionEvent.ts';

export interface SessionContext {
  /** Id of the current session, or of the last one; null before the first. */
  session: string | null;
  /** Whether the browser has tokens of the session. */
  isHeld: boolean;
  /** Whether the person was requested again in this session because the customer flag was missing. */
  isRefreshed: boolean;
  userInfo: UserInfo | null;
  beganBy: SessionOrigin;
  /** Email address of the last log-in in this tab; null without one. */
  email: string | null;
  /** Page to open after single sign-on, or the offer for which the person registered; null without one. */
  returnUrl: string | null;
  /** Reason why the last log-in failed; null if none did. */
  failure: CallFailure | null;
  /** Reason why the person could not be loaded; null if they could. */
  unread: CallFailure | null;
}

/** The values of the context without a signed-in person. */
export const visitorContext = {
  isHeld: false,
  isRefreshed: false,
  userInfo: null,
  email: null,
  failure: null,
  returnUrl: null,
  unread: null,
} satisfies Partial<SessionContext>;

/** Returns the id of the session whose tokens the browser has; null without tokens. */
export function selectSessionId({ context }: { readonly context: SessionContext }): string | null {
  return context.isHeld ? context.session : null;
}
