// @vitest-environment jsdom
import { Role } from '#domain/role.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { dana } from '#tests/support/session.ts';
import { describeViews } from './describeViews.ts';
import { answer, fail, fill, go, inTurn, press } from './happenings.ts';

const ofCompany = { ...dana, customer: { customerId: 1, customerName: 'Acme Builders' } };
const withRole = (id: number) => ({ ...ofCompany, roleDetail: { roles: [{ id, name: 'A role' }] } });

const logOutOfPages = 'the Logout of pages for people who are logged in';
const otherTab = 'another tab';
const singleSignOn = 'coming back from the identity provider';
const callOfPage = 'a call of a page whose token the server rejects';

describeViews('session', {
  starts: () => [
    { address: '/login' },
    { address: '/login', stored: { userInfo: null, refreshed: false } },
    { address: '/login', stored: { userInfo: dana, refreshed: true } },
  ],
  happenings: [
    inTurn(fill({ Email: dana.email, Password: 'Build-up-faster-1' }), press('Log in')),
    go('/login'),
    answer('logIn', ofCompany),
    answer('logIn', dana),
    fail('logIn', { ...refusal('PROFILE_INCOMPLETE'), profileTicket: 'a ticket' }),
    fail('logIn', refusal('EMAIL_NOT_VERIFIED')),
    fail('logIn', refusal('INVALID_CREDENTIALS')),
    ...Object.values(Role).map((id) => answer('refreshUserInfo', withRole(id))),
    fail('refreshUserInfo', { ...refusal('UNAUTHENTICATED'), status: 401 }),
    fail('refreshUserInfo', outage),
  ],
  headings: {
    'loggedOut.idle': 'Log in',
    loggingIn: 'Log in',
    refreshingUserInfo: 'Log in',
    personUnknown: 'Log in',
    ended: 'Log in',
  },
  leadsTo: ['/', '/admin', '/complete-profile', '/dashboard', '/no-access', '/verification'],
  otherWays: {
    'loggingIn | logIn.submitted | - | -': 'pressed twice at once: races.test.tsx',
    '* | logOut.requested | - | loggedOut.revoking': logOutOfPages,
    'ended | logOut.requested | - | loggedOut': logOutOfPages,
    'loggedOut | logOut.requested | - | -': logOutOfPages,
    'loggedOut.revoking | done logOut | - | loggedOut.idle': logOutOfPages,
    'loggedOut.revoking | failed logOut | - | loggedOut.idle': logOutOfPages,
    '* | otherTab.loggedIn | - | restoring': otherTab,
    '* | otherTab.loggedOut | - | loggedOut': otherTab,
    'loggedOut | otherTab.loggedOut | - | -': otherTab,
    '* | person.arrived | - | loggedIn': singleSignOn,
    '* | person.arrived | isWithoutCustomer | refreshingUserInfo': singleSignOn,
    'loggedIn | person.renewed | - | loggedIn.choosingRole': 'a renewal of the tokens',
    'loggedIn | person.renewed | isInAnotherRole | loggedIn.choosingRole': 'a renewal of the tokens',
    'loggedIn | token.rejected | - | ended': callOfPage,
    'personUnknown | token.rejected | - | ended': callOfPage,
    'refreshingUserInfo | token.rejected | - | ended': callOfPage,
    'restoring | failed restoreSession | - | loggedOut': 'a browser that fails before any page is shown',
  },
});
