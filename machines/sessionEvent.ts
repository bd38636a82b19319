import type { Credentials } from '#domain/credentials.ts';
import type { CallKind } from '#domain/errorCatalogue.ts';
import type { UserInfo } from '#domain/userInfo.ts';

/** Somebody who has logged in, and where they wanted to be. */
export type ArrivedPerson = {
  /** Id of the session whose tokens the browser holds now. */
  readonly session: string;
  /** Null where the answer did not name them. */
  readonly userInfo: UserInfo | null;
  readonly returnUrl: string | null;
};

export type SessionBeginning = 'restoring' | 'loggingIn' | 'otherTab';

/** News of other tabs of this browser, each of one session. */
export type TabsEvent =
  | { type: 'otherTab.loggedOut'; session: string }
  /** Tokens of a session were stored, or its person; null where nobody could tell who that is. */
  | { type: 'otherTab.stored'; session: string; userInfo: UserInfo | null };

/** News for the other tabs. */
export type TabsMessage = { type: 'session.left'; session: string };

export type SessionEvent =
  | { type: 'logIn.submitted'; credentials: Credentials }
  | { type: 'logIn.visited' }
  | ({ type: 'person.arrived' } & ArrivedPerson)
  | { type: 'logOut.requested' }
  | { type: 'token.rejected'; by: CallKind }
  | { type: 'person.renewed'; userInfo: UserInfo }
  | TabsEvent;

/** What the session tells its parent. */
export type SentBySession =
  /** Tokens of this session are held: calls can be made. */
  | { type: 'session.opened'; session: string }
  /** The person is known as well. */
  | { type: 'session.began'; by: SessionBeginning; returnUrl: string | null }
  /** The person could not be read. */
  | { type: 'session.unread'; by: SessionBeginning; returnUrl: string | null }
  /** They may open other pages than before. */
  | { type: 'access.changed' }
  | { type: 'session.absent' }
  | { type: 'session.loggedOut'; by: 'person' | 'otherTab' }
  | { type: 'session.ended'; by: CallKind };
