// @vitest-environment jsdom
import { outage } from '#tests/support/failures.ts';
import { dana } from '#tests/support/session.ts';
import { describeViews } from './describeViews.ts';
import {
  answer,
  fail,
  fill,
  go,
  inTurn,
  leaveField,
  press,
  pressAtOnce,
  pressEscape,
  pressTwice,
} from './happenings.ts';

const rows = {
  OwnProfile: {
    ownProfile: {
      __typename: 'OwnProfile',
      firstName: 'Dana',
      lastName: 'Lee',
      email: 'dana@acme.example',
      phone: null,
      hasPassword: true,
      referredBy: null,
    },
    privacy: { __typename: 'Privacy', offerNews: false, recorded: [], recordedTotal: 0 },
  },
};
const start = { address: '/profile', stored: { session: 'here', userInfo: dana, refreshed: true }, rows };
const passwords = { 'Current password': 'the one before', 'New password': 'a new roof before winter' };
const fillPasswords = fill(passwords);
const saved = { firstName: 'Dana', lastName: 'Leigh', phone: null };

describeViews('ownProfile', {
  starts: () => [start],
  happenings: [
    fill({ 'Last name': 'Leigh' }),
    press('Save details'),
    inTurn(fillPasswords, press('Change password')),
    fill({ 'Tell me about offers': true }),
    inTurn(fill({ 'Last name': 'Leigh' }), leaveField, go('/faq')),
    press('Keep editing'),
    press('Leave'),
    pressEscape,
    answer('saveOwnDetails', saved),
    answer('changePassword', { accepted: true }),
    answer('chooseOfferNews', { offerNews: true }),
    ...['saveOwnDetails', 'changePassword', 'chooseOfferNews'].map((call) => fail(call, outage)),
  ],
  distinguishBy: ({ isTyped }) => isTyped,
  headings: {
    viewed: 'My profile',
    savingDetails: 'My profile',
    changingPassword: 'My profile',
    keepingChoice: 'My profile',
  },
  extraPaths: {
    'savingDetails | details.submitted | - | -': { start, steps: [pressTwice('Save details')] },
    'savingDetails | password.submitted | - | -': {
      start,
      steps: [fillPasswords, pressAtOnce('Save details', 'Change password')],
    },
    'changingPassword | password.submitted | - | -': {
      start,
      steps: [fillPasswords, pressTwice('Change password')],
    },
    'changingPassword | details.submitted | - | -': {
      start,
      steps: [fillPasswords, pressAtOnce('Change password', 'Save details')],
    },
    'keepingChoice | details.submitted | - | -': {
      start,
      steps: [pressAtOnce('Save details', 'Tell me about offers')],
    },
    'keepingChoice | password.submitted | - | -': {
      start,
      steps: [fillPasswords, pressAtOnce('Change password', 'Tell me about offers')],
    },
  },
  leadsTo: ['/faq'],
});
