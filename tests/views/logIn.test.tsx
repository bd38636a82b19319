// @vitest-environment jsdom
import { Role } from '#domain/role.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { selectSessionId } from '#machines/sessionContext.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { dana } from '#tests/support/session.ts';
import { describeViews } from './describeViews.ts';
import {
  answer,
  fail,
  fill,
  go,
  inTurn,
  logInElsewhere,
  press,
  pressTwice,
  sendSession,
  type Happening,
} from './happenings.ts';
import type { Opened } from './startApp.ts';

const danaOfAcme: UserInfo = {
  ...dana,
  customer: {
    customerId: 1,
    customerName: 'Acme Builders',
    customerTypeName: null,
    sourceId: null,
    sourceType: null,
  },
};
const withRole = (id: number): UserInfo => ({
  ...danaOfAcme,
  roleDetail: { roles: [{ id, name: 'A role' }] },
});

const typed = { Email: dana.email, Password: 'Build-up-faster-1' };

const visitor: Opened = { address: '/login' };
const withoutUserInfo: Opened = {
  address: '/login',
  stored: { session: 'here', userInfo: null, refreshed: false },
};
const loggedIn: Opened = { address: '/login', stored: { session: 'here', userInfo: dana, refreshed: true } };
const callback: Opened = { address: '/lintelsso/callback?code=c&state=s' };

const logOut = sendSession({ type: 'logOut.requested' });
const logOutElsewhere = sendSession({ type: 'otherTab.loggedOut', session: 'here' });
/** Another tab stores the person of the current session. */
const storeElsewhere = sendSession({ type: 'otherTab.stored', session: 'here', userInfo: danaOfAcme });
const refused = refusal('INVALID_CREDENTIALS');
/** The server rejects the token of a call. */
const rejectToken: Happening = {
  ...sendSession({ type: 'token.rejected', by: 'rest' }),
  isPossible: ({ runtime }) => selectSessionId(runtime.session.getSnapshot()) !== null,
};

describeViews('session', {
  starts: () => [visitor, withoutUserInfo, loggedIn],
  happenings: [
    inTurn(fill(typed), press('Log in')),
    go('/login'),
    answer('logIn', danaOfAcme),
    answer('logIn', dana),
    answer('logIn', null),
    fail('logIn', { ...refusal('PROFILE_INCOMPLETE'), profileTicket: 'a ticket' }),
    fail('logIn', refusal('EMAIL_NOT_VERIFIED')),
    fail('logIn', refused),
    ...Object.values(Role).map((id) => answer('refreshUserInfo', withRole(id))),
    fail('refreshUserInfo', outage),
    rejectToken,
  ],
  headings: {
    'loggedOut.idle': 'Log in',
    loggingIn: 'Log in',
    refreshingUserInfo: 'Log in',
    personUnknown: 'Log in',
    ended: 'Log in',
  },
  leadsTo: ['/', '/admin', '/complete-profile', '/dashboard', '/no-access', '/verification'],
  extraPaths: {
    'loggingIn | logIn.submitted | - | -': {
      start: visitor,
      steps: [fill(typed), pressTwice('Log in')],
    },
    '* | logOut.requested | - | loggedOut.revoking': { start: loggedIn, steps: [logOut] },
    'loggedOut | logOut.requested | - | -': { start: loggedIn, steps: [logOut, logOut] },
    'loggedOut.revoking | done logOut | - | loggedOut.idle': {
      start: loggedIn,
      steps: [logOut, answer('logOut')],
    },
    'loggedOut.revoking | failed logOut | - | loggedOut.idle': {
      start: loggedIn,
      steps: [logOut, fail('logOut', outage)],
    },
    'ended | logOut.requested | - | loggedOut': {
      start: loggedIn,
      steps: [rejectToken, logOut],
    },
    '* | person.renewed | - | -': {
      start: visitor,
      steps: [sendSession({ type: 'person.renewed', userInfo: danaOfAcme })],
    },
    '* | otherTab.stored | - | restoring': { start: visitor, steps: [logInElsewhere(danaOfAcme)] },
    '* | otherTab.loggedOut | isOwnSession | loggedOut': { start: loggedIn, steps: [logOutElsewhere] },
    'loggedIn | otherTab.stored | isOwnSession | -': { start: loggedIn, steps: [storeElsewhere] },
    'refreshingUserInfo | otherTab.stored | isOwnSession | -': {
      start: withoutUserInfo,
      steps: [storeElsewhere],
    },
    'personUnknown | otherTab.stored | isOwnSession | -': {
      start: withoutUserInfo,
      steps: [fail('refreshUserInfo', outage), storeElsewhere],
    },
    'personUnknown | person.renewed | - | loggedIn': {
      start: withoutUserInfo,
      steps: [fail('refreshUserInfo', outage), storeElsewhere],
    },
    'notLoggedIn | always | isHeld | personUnknown': {
      start: withoutUserInfo,
      steps: [fail('refreshUserInfo', outage), fill(typed), press('Log in'), fail('logIn', refused)],
    },
    'loggingIn | token.rejected | - | -': {
      start: withoutUserInfo,
      steps: [fail('refreshUserInfo', outage), fill(typed), press('Log in'), rejectToken],
    },
    'loggingIn | otherTab.loggedOut | isOwnSession | -': {
      start: withoutUserInfo,
      steps: [fail('refreshUserInfo', outage), fill(typed), press('Log in'), logOutElsewhere],
    },
    '* | token.rejected | - | -': { start: loggedIn, steps: [rejectToken, rejectToken] },
    'loggedOut | otherTab.loggedOut | - | -': { start: visitor, steps: [logOutElsewhere] },
    '* | person.arrived | - | opening': {
      start: callback,
      steps: [answer('exchangeSsoCode', { session: 'here', userInfo: dana, returnUrl: null })],
    },
    'loggedIn | person.renewed | - | loggedIn.choosingRole': {
      start: loggedIn,
      steps: [sendSession({ type: 'person.renewed', userInfo: danaOfAcme })],
    },
    'loggedIn | person.renewed | isInAnotherRole | loggedIn.choosingRole': {
      start: loggedIn,
      steps: [sendSession({ type: 'person.renewed', userInfo: withRole(Role.SystemAdmin) })],
    },
    'refreshingUserInfo | person.renewed | - | -': {
      start: withoutUserInfo,
      steps: [sendSession({ type: 'person.renewed', userInfo: danaOfAcme })],
    },
    'restoring | token.rejected | - | ended': {
      start: visitor,
      steps: [logInElsewhere(danaOfAcme, { type: 'token.rejected', by: 'rest' })],
    },
    'restoring | failed restoreSession | - | loggedOut': {
      start: { address: '/login', stored: 'broken' },
      steps: [],
    },
  },
});
