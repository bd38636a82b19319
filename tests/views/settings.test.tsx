// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { RowChange } from '#domain/settings.ts';
import { loadAddUserForm, loadCertificateForm, loadTimeZoneForm } from '#features/settings/lazyForms.ts';
import { insurance, priya, sam } from '#tests/support/account.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { dana } from '#tests/support/session.ts';
import { useBrowserStubs } from './browserStubs.ts';
import { describeViews } from './describeViews.ts';
import {
  answer,
  chain,
  fail,
  fill,
  go,
  goBack,
  inTurn,
  press,
  pressEscape,
  type Happening,
} from './happenings.ts';
import { openPage, type OpenPage } from './openPage.tsx';
import type { Opened } from './startApp.ts';

const recipients = insurance.recipients.map((each) =>
  Object.assign({ __typename: 'CertificateRecipient' }, each),
);

/** Answers to the queries of the sections, with the type names that Apollo needs. */
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
const ina = { ...sam, id: '23', firstName: 'Ina', lastName: 'Vited', email: invite.Email };
const renewal = new File(['renewal'], 'renewal.pdf', { type: 'application/pdf' });
const saved = { ...insurance, expiresOn: '2027-12-15', version: 3 };
const newer = { ...insurance, issuer: 'Another insurer', version: 5 };
const snoozed = { ...insurance, snoozedUntil: '2026-11-29', version: 3 };
const name = 'Certificate of insurance of Acme Builders';

/** The person opens the menu of this name and chooses an item. */
function choose(menu: string, item: string): Happening {
  return chain(press(menu), press(item));
}

/** The change fails with a conflict, and the row is read again. */
function conflict(change: string, read: string, row: object): Happening {
  return chain(fail(change, refusal('CONFLICT')), answer(read, row));
}

const openForm = choose(`Actions for ${name}`, 'Change');
const makeOwner = choose('Actions for Priya Nair', 'Make owner');

// The product loads these forms lazily; a walk would not wait for them.
await Promise.all([loadAddUserForm(), loadCertificateForm(), loadTimeZoneForm()]);

describeViews('settings', {
  starts: () => ['team', 'certificates', 'company'].map(start),
  happenings: [],
  heading: 'h2',
  headings: { 'team / listed': '2 people', 'certificates / listed': 'Certificates', company: 'Company' },
  extraPaths: {
    'team | team.shown | - | -': { start: start('team'), steps: [go('/account?tab=team&page=1')] },
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

describeViews('team', {
  starts: () => [start('team')],
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
    answer('inviteMember', ina),
    answer('resendInvitation', sam),
    fail('inviteMember', outage),
  ],
  distinguishBy: ({ isTyped }) => isTyped,
  heading: 'h2',
  headings: {
    'team / listed': '2 people',
    'team / inviting.editing': 'Add user',
    'team / inviting.confirmingOwner': 'Add user',
    'team / inviting.sending': 'Add user',
    'team / invited': 'Invitation sent',
    'team / changing / making': '2 people',
  },
  extraPaths: {
    'invited | form.left | - | listed': {
      start: start('team'),
      steps: [
        go('/account?tab=team&page=1'),
        press('Add user'),
        inTurn(fill(invite), press('Send invitation')),
        answer('inviteMember', ina),
        goBack,
      ],
    },
  },
  leadsTo: [],
});

describeViews('certificates', {
  starts: () => [start('certificates')],
  happenings: [
    openForm,
    inTurn(fill({ 'Expires on': saved.expiresOn, File: renewal }), press('Save changes')),
    press('Cancel'),
    press('Keep editing'),
    press('Leave'),
    choose(`Actions for ${name}`, 'Snooze 7 days'),
    press('Save mine'),
    press('Keep theirs'),
    pressEscape,
    answer('changeReminders', snoozed),
    chain(answer('changeCertificate', saved), answer('sendFile')),
    chain(answer('changeCertificate', saved), fail('sendFile', outage)),
    conflict('changeCertificate', 'certificate', newer),
    fail('changeCertificate', outage),
  ],
  distinguishBy: ({ isTyped }) => isTyped,
  heading: 'h2',
  headings: {
    'certificates / listed': 'Certificates',
    'certificates / editing': 'Change certificate',
    'certificates / saving': 'Change certificate',
    'certificates / compared': 'Change certificate',
    'certificates / changing / making': 'Certificates',
  },
  leadsTo: [],
});

const promoted = { ...priya, role: 'owner', version: 4 };
const deactivated = { ...priya, status: 'deactivated', version: 4 };
const link = { url: 'https://lintel.example/invited', endsAt: '2026-11-29T15:00:00Z' };

describeViews('change', {
  starts: () => [start('team')],
  happenings: [
    makeOwner,
    choose('Actions for Sam Ortiz', 'Copy invite link'),
    press('Make link'),
    press('Resend the invitation of Sam Ortiz'),
    press('Make owner'),
    press('Keep as user'),
    press('Resend'),
    press('Not now'),
    press('Make owner anyway'),
    press('Leave as it is'),
    press('Done'),
    answer('changeMemberRole', promoted),
    conflict('changeMemberRole', 'teamMember', deactivated),
    answer('createInvitationLink', link),
    answer('resendInvitation', sam),
    ...['changeMemberRole', 'createInvitationLink', 'resendInvitation'].map((call) => fail(call, outage)),
  ],
  distinguishBy: ({ change }) => (change as RowChange).kind,
  heading: 'h2',
  headings: {
    'team / listed': '2 people',
    'team / changing / asked': '2 people',
    'team / changing / making': '2 people',
    'team / changing / conflicted': '2 people',
    'team / changing / linkMade': '2 people',
  },
  leadsTo: [],
});

interface SavedChange {
  readonly tab: string;
  readonly steps: readonly Happening[];
  /** Names of the calls, in order. */
  readonly calls: readonly string[];
  readonly message: string;
}

const savedChanges: Readonly<Record<string, SavedChange>> = {
  'a certificate without a document': {
    tab: 'certificates',
    steps: [
      openForm,
      fill({ 'Expires on': saved.expiresOn }),
      press('Save changes'),
      answer('changeCertificate', saved),
    ],
    calls: ['changeCertificate'],
    message: 'The certificate is changed.',
  },
  'a certificate with its document': {
    tab: 'certificates',
    steps: [
      openForm,
      fill({ File: renewal }),
      press('Save changes'),
      answer('changeCertificate', saved),
      answer('sendFile'),
    ],
    calls: ['changeCertificate', 'sendFile'],
    message: 'The certificate is changed.',
  },
  'a role that somebody else has already changed': {
    tab: 'team',
    steps: [makeOwner, press('Make owner'), conflict('changeMemberRole', 'teamMember', promoted)],
    calls: ['changeMemberRole', 'teamMember'],
    message: 'Priya Nair is now an owner.',
  },
};

describe('the account settings', { timeout: 60_000 }, () => {
  useBrowserStubs();
  let page: OpenPage;
  afterEach(() => {
    page.close();
    page.expectNoLostEvents();
  });

  it.each(Object.entries(savedChanges))('save %s', async (_, { tab, steps, calls, message }) => {
    page = await openPage(start(tab));
    for (const step of steps) await step.happen(page);
    expect(page.calls.made.map((call) => call.name)).toEqual(calls);
    expect(page.reachable().textContent).toContain(message);
  });
});
