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
  distinguishBy: ({ userInfo, isHeld, isRefreshed, session: id }) => [
    userInfo !== null,
    isHeld,
    isRefreshed,
    id,
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

const storedElsewhere = { type: 'otherTab.stored', session: 'other', userInfo: person(2) } as const;

/** Starts a session with a token whose person cannot be read, and where log-ins are refused. */
async function startWithUnknownPerson() {
  const { session: actor } = startSession(
    stored(null),
    () => Promise.reject(outage),
    () => Promise.reject(rejected),
  );
  await soon();
  return actor;
}

describe('session', () => {
  it('stays logged in if reading the person fails with an outage', async () => {
    const { session, refreshes } = startSession(stored(person(2, false)), () => Promise.reject(outage));
    await soon();
    expect(session.getSnapshot().value).toEqual({ loggedIn: 'owner' });
    expect(refreshes()).toBe(1);
  });

  it('chooses no role while the person is unknown', async () => {
    const { session, sent } = startSession(stored(null), () => Promise.reject(outage));
    await soon();
    expect(session.getSnapshot().value).toBe('personUnknown');
    expect(session.getSnapshot().context).toMatchObject({ unread: outage, failure: null });
    expect(sent).toEqual([opened, { type: 'session.unread', by: 'restoring', returnUrl: null }]);
  });

  it('leads a person who logs in to the offer that they registered for', async () => {
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

  it('reads the person once if the tokens came without them', async () => {
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

  it('reports a person who has logged in but could not be read', async () => {
    const { session, sent } = startSession(null, () => Promise.reject(outage));
    await soon();
    session.send({ type: 'person.arrived', session: 'second', userInfo: null, returnUrl: '/faq' });
    await soon();
    expect(session.getSnapshot().value).toBe('personUnknown');
    expect(sent.at(-1)).toEqual({ type: 'session.unread', by: 'loggingIn', returnUrl: '/faq' });
  });

  it('does not refetch stored user info that is already refreshed', async () => {
    const { refreshes } = startSession(stored(person(1, false), true), () =>
      Promise.resolve(person(1, false)),
    );
    await soon();
    expect(refreshes()).toBe(0);
  });

  it('reads the person if only the token is stored', async () => {
    const { session, refreshes } = startSession(stored(null, true), () => Promise.resolve(person(3)));
    await soon();
    expect(refreshes()).toBe(1);
    expect(session.getSnapshot().value).toEqual({ loggedIn: 'user' });
  });

  it.each([
    [{ type: 'otherTab.loggedOut', session: 'first' }, 'person'],
    [storedElsewhere, 'rows'],
    [{ type: 'token.rejected', by: 'rest' }, 'session'],
  ] as const)('on %j clears only this data of the tab: %s', async (event, what) => {
    const { session, forgotten } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    await soon();
    session.send(event);
    expect(forgotten).toEqual([what]);
  });

  it('follows a log-out in another tab even after the session has ended here', async () => {
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

  it('adopts a changed role without starting again', async () => {
    const { session, sent } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    await soon();
    session.send({ type: 'person.renewed', userInfo: person(3) });
    expect(session.getSnapshot().value).toEqual({ loggedIn: 'user' });
    session.send({ type: 'person.renewed', userInfo: { ...person(3), firstName: 'Renamed' } });
    expect(session.getSnapshot().context.userInfo?.firstName).toBe('Renamed');
    expect(sent.map(({ type }) => type)).toEqual(['session.opened', 'session.began', 'access.changed']);
  });

  it('keeps the person from a renewal if its own refresh fails afterwards', async () => {
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

  it('keeps no password in its context', async () => {
    const { session } = startSession(null, () => Promise.resolve(person(2)));
    await soon();
    session.send({ type: 'logIn.submitted', credentials });
    expect(JSON.stringify(session.getSnapshot().context)).not.toContain(credentials.password);
    await soon();
    expect(JSON.stringify(session.getSnapshot().context)).not.toContain(credentials.password);
  });

  it('forgets the person when another tab logs in, and reads the new one from the storage', async () => {
    const { session, sent } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    await soon();
    session.send(storedElsewhere);
    expect(session.getSnapshot().context.userInfo).toBeNull();
    await soon();
    expect(sent.slice(2)).toEqual([opened, { type: 'session.began', by: 'otherTab', returnUrl: null }]);
  });

  it('reports to its parent how the session began and ended', async () => {
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

  it('ignores a log-out of an older session in another tab', async () => {
    const { session: actor, sent } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    await soon();
    actor.send({ type: 'otherTab.loggedOut', session: 'older' });
    expect(actor.getSnapshot().value).toEqual({ loggedIn: 'owner' });
    expect(sent.map(({ type }) => type)).toEqual(['session.opened', 'session.began']);
  });

  it('tells other tabs which session was logged out', async () => {
    const { session: actor, toldTabs } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    await soon();
    actor.send({ type: 'logOut.requested' });
    expect(toldTabs).toEqual([{ type: 'session.left', session: 'first' }]);
  });

  it('keeps a session with an unknown person after a failed log-in, with the failure of that log-in', async () => {
    const actor = await startWithUnknownPerson();
    actor.send({ type: 'logIn.submitted', credentials });
    await soon();
    expect(actor.getSnapshot().value).toBe('personUnknown');
    expect(actor.getSnapshot().context).toMatchObject({ unread: outage, failure: rejected });
  });

  it('is logged out if a log-in fails after the token was rejected', async () => {
    const actor = await startWithUnknownPerson();
    actor.send({ type: 'logIn.submitted', credentials });
    actor.send({ type: 'token.rejected', by: 'rest' });
    await soon();
    expect(actor.getSnapshot().value).toEqual({ loggedOut: 'idle' });
  });

  it('ends if the token is rejected before the session is restored', async () => {
    const { session: actor, sent } = startSession(stored(person(2)), () => Promise.resolve(person(2)));
    actor.send({ type: 'token.rejected', by: 'rest' });
    await soon();
    expect(actor.getSnapshot().value).toBe('ended');
    expect(sent).toEqual([{ type: 'session.ended', by: 'rest' }]);
  });

  it('begins when another tab has read the person', async () => {
    const { session: actor, sent } = startSession(stored(null), () => Promise.reject(outage));
    await soon();
    actor.send({ type: 'otherTab.stored', session: 'first', userInfo: person(3) });
    expect(actor.getSnapshot().value).toEqual({ loggedIn: 'user' });
    expect(sent.at(-1)).toMatchObject({ type: 'session.began' });
  });
});
