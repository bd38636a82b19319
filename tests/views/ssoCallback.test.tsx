// @vitest-environment jsdom
import { outage, refusal } from '#tests/support/failures.ts';
import { dana } from '#tests/support/session.ts';
import { describeViews } from './describeViews.ts';
import { answer, fail, press } from './happenings.ts';

const callback = '/lintelsso/callback';

describeViews('ssoCallback', {
  starts: () => [
    { address: `${callback}?code=c&state=s` },
    { address: `${callback}?code=c&state=s`, stored: { session: 'here', userInfo: dana, refreshed: true } },
    { address: `${callback}?error=access_denied` },
    { address: `${callback}?error=server_error` },
    { address: callback },
  ],
  happenings: [
    press('Log in with email'),
    press('Register'),
    answer('exchangeSsoCode', { session: 'here', userInfo: dana, returnUrl: null }),
    answer('exchangeSsoCode', { session: 'here', userInfo: null, returnUrl: null }),
    fail('exchangeSsoCode', { ...refusal('PROFILE_INCOMPLETE'), profileTicket: 'a ticket' }),
    fail('exchangeSsoCode', refusal('SSO_NO_ACCOUNT')),
    fail('exchangeSsoCode', refusal('SSO_INVALID')),
    fail('exchangeSsoCode', outage),
  ],
  distinguishBy: ({ isSignedIn }) => isSignedIn,
  headings: {
    exchanging: 'Signing you in…',
    arrived: 'Signing you in…',
    denied: 'You cancelled sign-in',
    withoutAccount: "There's no account for this email",
    invalid: "This sign-in link isn't valid any more",
    unavailable: "Lintel Pro doesn't answer",
  },
  leadsTo: ['/', '/complete-profile', '/dashboard', '/login', '/register'],
});
