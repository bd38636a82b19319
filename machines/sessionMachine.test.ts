import { describe, expect, it } from 'vitest';
import type { ChartUnderTest } from '#tests/charts/chartUnderTest.ts';
import { describeChart } from '#tests/charts/describeChart.ts';
import { describeLogOut } from '#tests/charts/describeLogOut.ts';
import { refusal } from '#tests/support/failures.ts';
import {
  credentials,
  opened,
  outage,
  person,
  rejected,
  session,
  soon,
  startSession,
  stored,
} from '#tests/support/sessionChart.ts';
import { sessionMachine } from './sessionMachine.ts';

const chart = {
  machine: sessionMachine,
  happenings: [
    { send: { type: 'logIn.submitted', credentials } },
    { send: { type: 'logIn.visited' } },
    { send: { type: 'person.arrived', session: 'second', userInfo: person(2), returnUrl: null } },
    { send: { type: 'person.arrived', session: 'second', userInfo: person(4, false), returnUrl: null } },
    { send: { type: 'person.arrived', session: 'second', userInfo: null, returnUrl: '/faq' } },
    { send: { type: 'logOut.requested' } },
    { send: { type: 'token.rejected', by: 'rest' } },
    { send: { type: 'person.renewed', userInfo: person(3) } },
    { send: { type: 'person.renewed', userInfo: person(2) } },
    { send: { type: 'otherTab.loggedOut', session } },
    { send: { type: 'otherTab.stored', session, userInfo: person(2) } },
    { send: { type: 'otherTab.stored', session, userInfo: null } },
    { send: { type: 'otherTab.stored', session: 'other', userInfo: person(2) } },
    { answer: 'restoreSession', with: null },
    { answer: 'restoreSession', with: stored(null) },
    { answer: 'restoreSession', with: stored(person(2)) },
    { answer: 'restoreSession', with: stored(person(1, false)) },
    { answer: 'restoreSession', with: stored(person(1, false), true) },
    { fail: 'restoreSession', with: new Error('Storage is forbidden.') },
    ...[1, 2, 3, 4].map((role) => ({
      answer: 'logIn',
      with: { session, userInfo: person(role), returnUrl: null },
    })),
    { answer: 'logIn', with: { session, userInfo: person(4, false), returnUrl: '/partner/ppg' } },
    { answer: 'logIn', with: { session, userInfo: null, returnUrl: null } },
    { fail: 'logIn', with: rejected },
    { fail: 'logIn', with: { ...refusal('PROFILE_INCOMPLETE'), profileTicket: 'a ticket' } },
    { fail: 'logIn', with: refusal('EMAIL_NOT_VERIFIED') },
    { answer: 'refreshUserInfo', with: person(3) },
    { fail: 'refreshUserInfo', with: outage },
    { answer: 'logOut', with: undefined },
    { fail: 'logOut', with: outage },
  ],
  distinguishBy: ({ userInfo, isHeld, isRefreshed, session: of }) => [
    userInfo !== null,
    isHeld,
    isRefreshed,
    of,
  ],
  actors: ['restoreSession', 'logIn', 'refreshUserInfo', 'logOut', 'watchTabs'],
  actions: ['forgetSession', 'clearCache', 'forgetLeft'],
  passing: ['loggedIn.choosingRole', 'notLoggedIn', 'opening'],
} satisfies ChartUnderTest;

describeChart('sessionMachine', chart);
describeLogOut(chart, {
  event: 'logOut.requested',
  states: ['loggedOut.revoking', 'loggedOut.idle'],
  calls: ['logOut'],
});

const followed = { type: 'otherTab.stored', session: 'other', userInfo: person(2) } as const;

/** Starts where a token is held whose person could not be read, and where log-ins are refused. */
async function startUnread() {
  const { session: actor } = startSession(
    stored(null),
    () => Promise.reject(outage),
    () => Promise.reject(rejected),
  );
  await soon();
  return actor;
}

describe('session', () => {
  it('keeps the session when the refresh meets an outage', async () => {
    const { session, refreshes } = startSession(stored(person(2, false)), () => Promise.reject(outage));
    await soon();
    expect(session.getSnapshot().value).toEqual({ loggedIn: 'owner' });
    expect(refreshes()).toBe(1);
  });

  it('decides nothing about somebody of whom nothing is known', async () => {
    const { session, sent } = startSession(stored(null), () => Promise.reject(outage));
    await soon();
    expect(session.getSnapshot().value).toBe('personUnknown');
    expect(session.getSnapshot().context).toMatchObject({ unread: outage, failure: null });
    expect(sent).toEqual([opened, { type: 'session.unread', by: 'restoring', returnUrl: null }]);
  });

  it('leads who logs in to the offer that they registered for', async () => {
    const { session, sent } = startSession(null, () => Promise.reject(outage));
    await soon();
    session.send({ type: 'logIn.submitted', credentials });
    await soon();
    expect(sent).toContainEqual({
      type: 'session.began',
      by: 'loggingIn',
      returnUrl: '/partner/ppg',
    });
  });

  it('reads the person once where the tokens came without them', async () => {
    const { session, sent, refreshes } = startSession(null, () => Promise.resolve(person(3)));
    await soon();
    session.send({ type: 'person.arrived', session: 'second', userInfo: null, returnUrl: '/faq' });
    await soon();
    expect(refreshes()).toBe(1);
    expect(session.getSnapshot().value).toEqual({ loggedIn: 'user' });
    expect(sent.at(-1)).toEqual({
      type: 'session.began',
      by: 'loggingIn',
      returnUrl: '/faq',
    });
  });

  it('tells of somebody who has logged in but could not be read', async () => {
    const { session, sent } = startSession(null, () => Promise.reject(outage));
    await soon();
    session.send({ type: 'person.arrived', session: 'second', userInfo: null, returnUrl: '/faq' });
    await soon();
    expect(session.getSnapshot().value).toBe('personUnknown');
    expect(sent.at(-1)).toEqual({ type: 'session.unread', by: 'loggingIn', returnUrl: '/faq' });
  });

  it('does not refresh twice: a person refreshed once is not asked for again', async () => {
    const { refreshes } = startSession(stored(person(1, false), true), () =>
      Promise.resolve(person(1, false)),
    );
    await soon();
    expect(refreshes()).toBe(0);
  });

  it('reads the person again where only the token was kept', async () => {
    const { session, refreshes } = startSession(stored(null, true), () => Promise.resolve(person(3)));
    await soon();
    expect(refreshes()).toBe(1);
    expect(session.getSnapshot().value).toEqual({ loggedIn: 'user' });
  });

  it.each([
    [{ type: 'otherTab.loggedOut', session: 'first' }, 'person'],
    [followed, 'rows'],
    [{ type: 'token.rejected', by: 'rest' }, 'session'],
  ] as const)('forgets on %j what this tab has of the %s', async (event, what) => {
    const { session, forgotten } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    await soon();
    session.send(event);
    expect(forgotten).toEqual([what]);
  });

  it('follows a log-out of another tab also where the session has just ended here', async () => {
    const { session, sent } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    await soon();
    session.send({ type: 'token.rejected', by: 'rest' });
    session.send({ type: 'otherTab.loggedOut', session: 'first' });
    expect(sent.map(({ type }) => type)).toEqual([
      'session.opened',
      'session.began',
      'session.ended',
      'session.loggedOut',
    ]);
  });

  it('takes up a role that has changed meanwhile, without beginning anew', async () => {
    const { session, sent } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    await soon();
    session.send({ type: 'person.renewed', userInfo: person(3) });
    expect(session.getSnapshot().value).toEqual({ loggedIn: 'user' });
    session.send({ type: 'person.renewed', userInfo: { ...person(3), firstName: 'Renamed' } });
    expect(session.getSnapshot().context.userInfo?.firstName).toBe('Renamed');
    expect(sent.map(({ type }) => type)).toEqual(['session.opened', 'session.began', 'access.changed']);
  });

  it('keeps a person that a renewal brings while its own refresh is on its way, and fails', async () => {
    const { session } = startSession(stored(null), async () => {
      await soon();
      await soon();
      throw outage;
    });
    await soon();
    session.send({ type: 'person.renewed', userInfo: person(3) });
    expect(session.getSnapshot().value).toBe('refreshingUserInfo');
    await expect.poll(() => session.getSnapshot().value).toEqual({ loggedIn: 'user' });
  });

  it('holds neither password nor token in any state', async () => {
    const { session } = startSession(null, () => Promise.resolve(person(2)));
    await soon();
    session.send({ type: 'logIn.submitted', credentials });
    expect(JSON.stringify(session.getSnapshot().context)).not.toContain(credentials.password);
    await soon();
    expect(JSON.stringify(session.getSnapshot().context)).not.toContain(credentials.password);
  });

  it('follows another tab: the person before is forgotten, the new one found in the browser', async () => {
    const { session, sent } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    await soon();
    session.send(followed);
    expect(session.getSnapshot().context.userInfo).toBeNull();
    await soon();
    expect(sent.slice(2)).toEqual([opened, { type: 'session.began', by: 'otherTab', returnUrl: null }]);
  });

  it('tells its parent how the session began and that it is over', async () => {
    const { session, sent } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    await soon();
    session.send({ type: 'token.rejected', by: 'data' });
    session.send({ type: 'logOut.requested' });
    expect(sent).toEqual([
      opened,
      { type: 'session.began', by: 'restoring', returnUrl: null },
      { type: 'session.ended', by: 'data' },
      { type: 'session.loggedOut', by: 'person' },
    ]);
  });

  it('leaves a newer session alone when a stale log-out of another tab arrives', async () => {
    const { session: actor, sent } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    await soon();
    actor.send({ type: 'otherTab.loggedOut', session: 'older' });
    expect(actor.getSnapshot().value).toEqual({ loggedIn: 'owner' });
    expect(sent.map(({ type }) => type)).toEqual(['session.opened', 'session.began']);
  });

  it('tells other tabs which session was left', async () => {
    const { session: actor, toldTabs } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    await soon();
    actor.send({ type: 'logOut.requested' });
    expect(toldTabs).toEqual([{ type: 'session.left', session: 'first' }]);
  });

  it('keeps a session whose person is unknown through a log-in that fails, which tells its own failure', async () => {
    const actor = await startUnread();
    actor.send({ type: 'logIn.submitted', credentials });
    await soon();
    expect(actor.getSnapshot().value).toBe('personUnknown');
    expect(actor.getSnapshot().context).toMatchObject({ unread: outage, failure: rejected });
  });

  it('is logged out by a failed log-in after its token was rejected', async () => {
    const actor = await startUnread();
    actor.send({ type: 'logIn.submitted', credentials });
    actor.send({ type: 'token.rejected', by: 'rest' });
    await soon();
    expect(actor.getSnapshot().value).toEqual({ loggedOut: 'idle' });
  });

  it('ends where its token is rejected before it was read', async () => {
    const { session: actor, sent } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    actor.send({ type: 'token.rejected', by: 'rest' });
    await soon();
    expect(actor.getSnapshot().value).toBe('ended');
    expect(sent).toEqual([{ type: 'session.ended', by: 'rest' }]);
  });

  it('begins where another tab could read the person', async () => {
    const { session: actor, sent } = startSession(stored(null), () => Promise.reject(outage));
    await soon();
    actor.send({ type: 'otherTab.stored', session: 'first', userInfo: person(3) });
    expect(actor.getSnapshot().value).toEqual({ loggedIn: 'user' });
    expect(sent.at(-1)).toMatchObject({ type: 'session.began' });
  });
});
