import type { Credentials } from '#domain/credentials.ts';
import type { CallKind } from '#domain/errorCatalogue.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import type { SsoArrival } from './ssoCallbackMachine.ts';

export type SessionBeginning = 'restoring' | 'loggingIn' | 'otherTab';

export type SessionEvent =
  | { type: 'logIn.submitted'; credentials: Credentials }
  | { type: 'logIn.visited' }
  | ({ type: 'person.arrived' } & SsoArrival)
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
