import type { CallFailure } from '#domain/callFailure.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import type { SessionBeginning } from './sessionEvent.ts';

export interface SessionContext {
  /** Id of the current session, or of the last one; null before the first. */
  session: string | null;
  /** Whether the browser holds tokens of the session. */
  isHeld: boolean;
  /** Whether the person was read again in this session because the customer flag was missing. */
  isRefreshed: boolean;
  userInfo: UserInfo | null;
  beganBy: SessionBeginning;
  /** Email address of the last attempt to log in here. */
  email: string | null;
  /** The page to open after single sign-on, or the offer that the person registered for. */
  returnUrl: string | null;
  /** Why the last log-in failed. */
  failure: CallFailure | null;
  /** Failure to read the person; null where they could be read. */
  unread: CallFailure | null;
}

/** Context without a person. */
export const nobody = {
  isHeld: false,
  isRefreshed: false,
  userInfo: null,
  email: null,
  failure: null,
  returnUrl: null,
  unread: null,
} satisfies Partial<SessionContext>;

/** Returns the id of the session whose tokens are held; null without one. */
export function heldSession({ context }: { readonly context: SessionContext }): string | null {
  return context.isHeld ? context.session : null;
}
