import type { Credentials } from '#domain/credentials.ts';
import type { CallKind } from '#domain/errorCatalog.ts';
import type { UserInfo } from '#domain/userInfo.ts';

/** Somebody who has logged in. */
export type ArrivedPerson = {
  /** Id of the person's session. */
  readonly session: string;
  /** The person; null if the response has none. */
  readonly userInfo: UserInfo | null;
  /** Page that the person wanted to open; null if unknown. */
  readonly returnUrl: string | null;
};

/** Origin of a session: found in the browser, a log-in, or another tab. */
export type SessionOrigin = 'restoring' | 'loggingIn' | 'otherTab';

/** Events from other tabs of this browser. */
export type TabsEvent =
  | { type: 'otherTab.loggedOut'; session: string }
  /** Tokens or the person of a session were stored; `userInfo` is null if the person is unknown. */
  | { type: 'otherTab.stored'; session: string; userInfo: UserInfo | null };

/** Message to the other tabs: the person has logged out of this session. */
export type TabsMessage = { type: 'session.left'; session: string };

export type SessionEvent =
  | { type: 'logIn.submitted'; credentials: Credentials }
  | { type: 'logIn.visited' }
  | ({ type: 'person.arrived' } & ArrivedPerson)
  | { type: 'logOut.requested' }
  | { type: 'token.rejected'; by: CallKind }
  | { type: 'person.renewed'; userInfo: UserInfo }
  | TabsEvent;

/** Events that the session sends to its parent. */
export type SentBySession =
  /** The browser has tokens, so calls can be made. */
  | { type: 'session.opened'; session: string }
  /** The person is known. */
  | { type: 'session.began'; by: SessionOrigin; returnUrl: string | null }
  /** The person could not be loaded. */
  | { type: 'session.unread'; by: SessionOrigin; returnUrl: string | null }
  /** The person may open other pages than before. */
  | { type: 'access.changed' }
  | { type: 'session.absent' }
  | { type: 'session.loggedOut'; by: 'person' | 'otherTab' }
  | { type: 'session.ended'; by: CallKind };
