import type { CallFailure } from '#domain/callFailure.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import type { SessionBeginning } from './sessionEvent.ts';

/** What the session holds of the person. */
export interface SessionContext {
  /** Id of the session whose tokens are held, or were the last to be; null before the first. */
  session: string | null;
  /** True while they still are. */
  isHeld: boolean;
  /** True once the person was refreshed in this session for want of the customer flag. */
  isRefreshed: boolean;
  userInfo: UserInfo | null;
  /** How the session at hand began: found in the browser, or by logging in. */
  beganBy: SessionBeginning;
  /** The address of the last log-in that was tried here. */
  email: string | null;
  /** Where single sign-on was to lead back to, or the offer that the person registered for. */
  returnUrl: string | null;
  /** Why the last log-in failed. */
  failure: CallFailure | null;
  /** Failure to read the person; null where they could be read. */
  unread: CallFailure | null;
}

/** What is left of them once they have gone. */
export const nobody = {
  isHeld: false,
  isRefreshed: false,
  userInfo: null,
  email: null,
  failure: null,
  returnUrl: null,
  unread: null,
} satisfies Partial<SessionContext>;

/** The session whose tokens are held; null without one. */
export function heldSession({ context }: { readonly context: SessionContext }): string | null {
  return context.isHeld ? context.session : null;
}
