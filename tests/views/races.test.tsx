// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { unreachableFailure } from '#domain/callFailure.ts';
import { UserType } from '#domain/userType.ts';
import { noraProfile } from '#tests/support/profile.ts';
import { nora, noraAnswers } from '#tests/support/registration.ts';
import { dana } from '#tests/support/session.ts';
import { useBrowserStubs } from './browserStubs.ts';
import { answer, fail, fill, go, press, sendSession, type Happening } from './happenings.ts';
import { openPage, type OpenPage } from './openPage.tsx';
import type { Opened } from './startApp.ts';

interface Form {
  readonly opened: () => Opened;
  /** The step after which the page shows the form. */
  readonly before?: Happening;
  readonly typed: Readonly<Record<string, string>>;
  readonly button: string;
  readonly call: string;
  readonly answered?: unknown;
}

const { password } = nora;
const danaOfAcme = {
  ...dana,
  customer: { customerId: 1, customerName: 'Acme Builders' } as typeof dana.customer,
};

const forms: Readonly<Record<string, Form>> = {
  registering: {
    opened: () => ({
      address: '/register?step=details',
      kept: {
        registrationDraft: {
          version: 1,
          savedAt: Date.now(),
          userTypeId: UserType.Client,
          answers: noraAnswers,
        },
      },
    }),
    typed: { 'Company name': 'Diaz & Daughter', Password: password },
    button: 'Create account',
    call: 'register',
  },
  'completing a profile': {
    opened: () => ({ address: '/complete-profile', locationState: { secret: 'a ticket' } }),
    before: answer('pendingProfile', noraProfile),
    typed: { 'Job title': 'Roofer' },
    button: 'Save and continue',
    call: 'completeProfile',
    answered: { roleId: 2, isUnderReview: false },
  },
  'asking for another confirmation': {
    opened: () => ({ address: '/verification', locationState: { email: nora.email } }),
    typed: {},
    button: 'Send a new link',
    call: 'requestVerification',
  },
  'forgetting a password': {
    opened: () => ({ address: '/forgot-password' }),
    typed: { Email: nora.email },
    button: 'Send link',
    call: 'requestPasswordReset',
  },
  'choosing a new password': {
    opened: () => ({ address: '/reset-password?token=of-the-mail' }),
    before: answer('passwordResetLink', { maskedEmail: 'n•••@diaz.example' }),
    typed: { Password: password },
    button: 'Save password',
    call: 'resetPassword',
  },
  'logging in': {
    opened: () => ({ address: '/login' }),
    typed: { Email: nora.email, Password: password },
    button: 'Log in',
    call: 'logIn',
    answered: danaOfAcme,
  },
};

type Flow = Pick<Form, 'opened' | 'call'> & Partial<Form>;

/** Calls that a page makes as soon as it opens. */
const callbacks: Readonly<Record<string, Flow>> = {
  'confirming an address': {
    opened: () => ({ address: '/verification?token=of-the-mail' }),
    call: 'verifyEmail',
    answered: { profileTicket: null },
  },
  'coming back from the identity provider': {
    opened: () => ({ address: '/lintelsso/callback?code=c&state=s' }),
    call: 'exchangeSsoCode',
    answered: { session: 'here', userInfo: danaOfAcme, returnUrl: null },
  },
};

const allFlows = Object.entries<Flow>({ ...forms, ...callbacks });
/** Flows that end with their page; a log-in goes on after its person has left the page. */
const flows = allFlows.filter(([name]) => name !== 'logging in');

let page: OpenPage;
afterEach(() => {
  page.close();
  page.expectNoLostEvents();
  if (page.consoleOutput.length > 0) throw new Error(page.consoleOutput.join('\n'));
});

async function open({ opened, before, typed = {} }: Flow): Promise<void> {
  page = await openPage(opened());
  await before?.happen(page);
  await fill(typed).happen(page);
}

const callsOf = (name: string) => page.calls.made.filter((call) => call.name === name);

const readFields = () =>
  Array.from(document.querySelectorAll('input')).map((field) =>
    field.type === 'checkbox' ? field.checked : field.value,
  );

const readPage = () => ({
  address: page.router.state.location.pathname,
  html: document.querySelector('main')?.innerHTML,
});

describe('a flow for visitors', { timeout: 60_000 }, () => {
  useBrowserStubs();

  it.each(Object.entries(forms))(
    '%s sends one call, even if its button is pressed several times',
    async (_, form) => {
      await open(form);
      // Two clicks before the page shows that it is busy, and one while it does.
      await page.person.dblClick(screen.getByRole('button', { name: form.button }));
      await page.settle();
      await page.person.click(screen.getByRole('button', { name: /…$/ }));
      await page.settle();
      expect(callsOf(form.call)).toHaveLength(1);
    },
  );

  it.each(Object.entries(forms))(
    '%s offline keeps the fields, and a retry sends the same call',
    async (_, form) => {
      await open(form);
      const typed = readFields();
      await press(form.button).happen(page);
      await fail(form.call, unreachableFailure).happen(page);
      expect(document.querySelector('[role="alert"]')?.textContent).toContain('There is a problem');
      expect(readFields()).toEqual(typed);
      await press(form.button).happen(page);
      const [first, second] = callsOf(form.call);
      expect(second?.given).toEqual(first?.given);
    },
  );

  it.each(flows)(
    '%s ends when the person leaves the page: a late answer changes nothing',
    async (_, flow) => {
      await open(flow);
      if (flow.button !== undefined) await press(flow.button).happen(page);
      await go('/no-access').happen(page);
      const before = readPage();
      await answer(flow.call, flow.answered).happen(page);
      expect(readPage()).toEqual(before);
      expect(page.runtime.session.getSnapshot().value).toEqual({ loggedOut: 'idle' });
    },
  );

  it('logging in works after a log-out while an earlier log-in is pending', async () => {
    const form = forms['logging in'];
    if (!form) throw new Error('There is no form for logging in.');
    await open(form);
    await press(form.button).happen(page);
    await sendSession({ type: 'logOut.requested' }).happen(page);
    await go('/login').happen(page);
    await fill(form.typed).happen(page);
    await press(form.button).happen(page);
    expect(callsOf(form.call)).toHaveLength(2);
  });

  it.each(allFlows)('%s ends when somebody logs in in another tab', async (_, flow) => {
    await open(flow);
    if (flow.button !== undefined) await press(flow.button).happen(page);
    page.logInElsewhere(danaOfAcme);
    await page.settle();
    const before = readPage();
    expect(before.address).toBe('/dashboard');
    expect(page.runtime.app.getSnapshot().context.flow).toBeNull();
    await answer(flow.call, { ...Object(flow.answered), userId: 99 }).happen(page);
    expect(readPage()).toEqual(before);
    expect(page.runtime.session.getSnapshot().context.userInfo).toEqual(danaOfAcme);
  });
});
