// @vitest-environment jsdom
import { loadAddUser, loadCertificateForm, loadTimeZoneForm } from '#features/settings/lazyForms.ts';
import { insurance, priya, sam } from '#tests/support/account.ts';
import { outage } from '#tests/support/failures.ts';
import { dana } from '#tests/support/session.ts';
import { describeViews } from './describeViews.ts';
import { answer, fail, fill, go, goBack, inTurn, press, pressEscape, type Happening } from './happenings.ts';
import type { Opened } from './startApp.ts';

const recipients = insurance.recipients.map((each) =>
  Object.assign({ __typename: 'CertificateRecipient' }, each),
);

/** What the sections show, as the data client wants it: by type. */
const rows = {
  Team: {
    team: {
      __typename: 'TeamPage',
      total: 2,
      members: [
        { __typename: 'TeamMember', ...priya },
        { __typename: 'TeamMember', ...sam },
      ],
    },
  },
  Certificates: {
    certificates: {
      __typename: 'CertificatePage',
      total: 1,
      certificates: [{ __typename: 'Certificate', ...insurance, recipients }],
    },
  },
  Company: {
    company: {
      __typename: 'Company',
      id: '1',
      name: 'Acme Builders',
      typeName: null,
      source: null,
      timeZone: null,
      address: null,
      usualTimeZone: 'America/Chicago',
      partners: [],
    },
  },
  CompanyClock: {
    company: { __typename: 'Company', id: '1', timeZone: null, usualTimeZone: 'America/Chicago' },
  },
};
const start = (tab: string): Opened => ({
  address: `/account?tab=${tab}`,
  stored: { session: 'here', userInfo: dana, refreshed: true },
  rows,
});

const invite = { 'First name': 'Ina', 'Last name': 'Vited', Email: 'ina@acme.example' };
const newer = { ...insurance, issuer: 'Another insurer', version: 5 };
const name = 'Certificate of insurance of Acme Builders';

/** The person opens the menu of this name, and chooses from it. */
function choose(menu: string, item: string): Happening {
  const open = press(menu);
  return {
    name: `${open.name}, ${item}`,
    isPossible: open.isPossible,
    happen: async (page) => {
      await open.happen(page);
      await press(item).happen(page);
    },
  };
}

// Loaded when they are opened: a walk is over before that.
await Promise.all([loadAddUser(), loadCertificateForm(), loadTimeZoneForm()]);

describeViews('settings', {
  starts: () => ['team', 'certificates', 'company'].map(start),
  happenings: [
    press('Add user'),
    inTurn(fill(invite), press('Send invitation')),
    inTurn(fill({ ...invite, Owner: true }), press('Send invitation')),
    press('Invite as owner'),
    press('Cancel'),
    press('Keep editing'),
    press('Leave'),
    press('Add another'),
    press('Done'),
    press('Resend the invitation of Sam Ortiz'),
    choose(`Actions for ${name}`, 'Change'),
    inTurn(fill({ 'Expires on': '2027-12-15' }), press('Save changes')),
    choose(`Actions for ${name}`, 'Snooze 7 days'),
    press('Save mine'),
    press('Keep theirs'),
    pressEscape,
    press('Save time zone'),
    answer('inviteMember'),
    answer('makeChange', { kind: 'made' }),
    answer('saveCertificate', { kind: 'saved' }),
    answer('saveCertificate', { kind: 'conflict', certificate: newer }),
    answer('saveCertificate', { kind: 'fileRefused', certificate: newer, failure: outage }),
    answer('keepChoice'),
    ...['inviteMember', 'saveCertificate', 'keepChoice'].map((call) => fail(call, outage)),
  ],
  tell: ({ isTyped }) => isTyped,
  heading: 'h2',
  headings: {
    'team.listed': '2 people',
    'team.inviting.editing': 'Add user',
    'team.inviting.confirmingOwner': 'Add user',
    'team.inviting.confirmingLeave': 'Add user',
    'team.inviting.sending': 'Add user',
    'team.invited': 'Invitation sent',
    'team.changing / making': '2 people',
    'certificates.listed': 'Certificates',
    'certificates.editing': 'Change certificate',
    'certificates.confirmingLeave': 'Change certificate',
    'certificates.saving': 'Change certificate',
    'certificates.compared': 'Change certificate',
    'certificates.changing / making': 'Certificates',
    'company.viewed': 'Company',
    'company.keeping': 'Company',
  },
  otherWays: {
    'team | team.shown | - | -': { start: start('team'), steps: [go('/account?tab=team&page=1')] },
    'team.invited | form.left | - | team.listed': {
      start: start('team'),
      steps: [
        go('/account?tab=team&page=1'),
        press('Add user'),
        inTurn(fill(invite), press('Send invitation')),
        answer('inviteMember'),
        goBack,
      ],
    },
    'certificates | certificates.shown | - | -': {
      start: start('certificates'),
      steps: [go('/account?tab=certificates&page=1')],
    },
    'company | company.shown | - | -': {
      start: start('company'),
      steps: [go('/account?tab=company&from=mail')],
    },
  },
  leadsTo: [],
});

const promoted = { ...priya, role: 'OWNER', version: 4 } as const;

describeViews('change', {
  starts: () => [start('team')],
  happenings: [
    choose('Actions for Priya Nair', 'Make owner'),
    choose('Actions for Sam Ortiz', 'Copy invite link'),
    press('Make link'),
    press('Resend the invitation of Sam Ortiz'),
    press('Make owner'),
    press('Keep as user'),
    press('Resend'),
    press('Not now'),
    press('Resend anyway'),
    press('Leave as it is'),
    press('Done'),
    answer('makeChange', { kind: 'made' }),
    answer('makeChange', { kind: 'conflict', row: promoted }),
    answer('makeChange', {
      kind: 'linkMade',
      link: { url: 'https://lintel.example/invited', endsAt: '2026-11-29T15:00:00Z' },
    }),
    fail('makeChange', outage),
  ],
  heading: 'h2',
  headings: {
    'team.listed': '2 people',
    'team.changing / asked': '2 people',
    'team.changing / making': '2 people',
    'team.changing / conflicted': '2 people',
    'team.changing / linkMade': '2 people',
  },
  leadsTo: [],
});
