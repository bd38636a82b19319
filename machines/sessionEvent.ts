import type { Credentials } from '#domain/credentials.ts';
import type { CallKind } from '#domain/errorCatalogue.ts';
import type { UserInfo } from '#domain/userInfo.ts';

/** Somebody who has logged in, and where they wanted to be. */
export type ArrivedPerson = {
  /** Null where the answer did not name them. */
  readonly userInfo: UserInfo | null;
  readonly returnUrl: string | null;
};

export type SessionBeginning = 'restoring' | 'loggingIn' | 'otherTab';

export type SessionEvent =
  | { type: 'logIn.submitted'; credentials: Credentials }
  | { type: 'logIn.visited' }
  | ({ type: 'person.arrived' } & ArrivedPerson)
  | { type: 'logOut.requested' }
  | { type: 'token.rejected'; by: CallKind }
  | { type: 'person.renewed'; userInfo: UserInfo }
  | { type: 'otherTab.loggedOut' }
  | { type: 'otherTab.loggedIn' };

/** What the session tells its parent. */
export type SessionFact =
  | { type: 'session.began'; by: SessionBeginning; userInfo: UserInfo | null; returnUrl: string | null }
  | { type: 'session.unread'; by: SessionBeginning; returnUrl: string | null }
  | { type: 'session.absent' }
  | { type: 'session.roleChanged' }
  | { type: 'session.loggedOut' }
  | { type: 'session.ended'; by: CallKind };
