import { createEmptyActor } from 'xstate';
import { describeChart } from '#tests/charts/describeChart.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { dana } from '#tests/support/session.ts';
import { ssoCallbackMachine } from './ssoCallbackMachine.ts';

/** The session, which receives the person who arrives. */
const session = createEmptyActor();

describeChart('ssoCallbackMachine', {
  machine: ssoCallbackMachine,
  inputs: [
    { answer: 'code', isSignedIn: false, failure: null, session },
    { answer: 'code', isSignedIn: true, failure: null, session },
    { answer: 'denied', isSignedIn: false, failure: null, session },
    { answer: 'unavailable', isSignedIn: false, failure: outage, session },
    { answer: 'nothing', isSignedIn: false, failure: null, session },
  ],
  happenings: [
    { send: { type: 'page.shown' } },
    { answer: 'exchangeCode', with: { session: 'new', userInfo: dana, returnUrl: null } },
    { answer: 'exchangeCode', with: { session: 'new', userInfo: null, returnUrl: '/faq' } },
    { fail: 'exchangeCode', with: { ...refusal('PROFILE_INCOMPLETE'), profileTicket: 'a ticket' } },
    { fail: 'exchangeCode', with: refusal('SSO_NO_ACCOUNT') },
    { fail: 'exchangeCode', with: refusal('SSO_INVALID') },
    { fail: 'exchangeCode', with: outage },
  ],
  actors: ['exchangeCode'],
  passing: ['opening'],
});
