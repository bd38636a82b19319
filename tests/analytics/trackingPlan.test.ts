import { describe, expect, it } from 'vitest';
import { findTrackingFault } from '#server/modules/funnels/findTrackingFault.ts';
import { trackingPlan, type TrackedEventName } from '#domain/trackingPlan.ts';
import { UserType } from '#domain/userType.ts';
import { samInvitation } from '#tests/support/account.ts';
import { nora } from '#tests/support/registration.ts';
import {
  person,
  session,
  settled,
  startTrackedApp,
  toApp,
  toFlow,
  toSession,
  toTeam,
  type TrackedStep,
} from './trackedApp.ts';
import { expired, profile, registration, settings, verification } from './trackedFlows.ts';

const credentials = { email: person.email, password: 'Build-up-faster-1', remember: false };
const offer = {
  partnerId: 4,
  partner: 'Lendflow',
  place: 'card',
  category: 'Finance & tax',
  at: 0,
} as const;

const submitted = {
  type: 'profile.submitted',
  answers: { phone: null, jobTitle: null, timeZone: null },
} as const;

/** Trigger of each planned event; a new event of the plan does not compile without one. */
const steps: Record<TrackedEventName, TrackedStep> = {
  'Registration Button': toApp({ type: 'register.pressed', place: 'header' }),
  'Registration Visited': (app) => {
    app.send({ type: 'flow.entered', flow: registration });
    toFlow({ type: 'page.shown', page: 'form', entry: 'client', step: null })(app);
  },
  'User Type Label Chosen': toFlow({
    type: 'type.chosen',
    userTypeId: UserType.Client,
    label: 'My business wants offers',
  }),
  'Registration Complete': toFlow({ type: 'registration.submitted', registration: nora }),
  'Registration Cancelled': toFlow(
    { type: 'address.changeWanted' },
    { type: 'cancel.requested' },
    { type: 'cancel.confirmed' },
  ),
  'Email Verified': (app) => {
    app.send({ type: 'page.visited', flow: null });
    app.send({ type: 'flow.entered', flow: verification(async () => ({ profileTicket: 'a ticket' })) });
  },
  'Verification Failed': (app) => {
    app.send({ type: 'page.visited', flow: null });
    app.send({ type: 'flow.entered', flow: verification(expired) });
  },
  'Profile Visited': (app) => {
    app.send({ type: 'flow.entered', flow: profile() });
    toFlow({ type: 'page.shown', page: 'form' })(app);
  },
  'Profile Complete': async (app) => {
    toFlow(submitted)(app);
    await settled();
    toFlow(submitted)(app);
  },
  'Login Visited': toSession({ type: 'logIn.visited' }),
  'Login Success': toSession({ type: 'logIn.submitted', credentials }),
  'Settings Button': toApp({ type: 'settings.pressed', roleName: 'Owner' }),
  'Add User': (app) => {
    app.send({ type: 'flow.entered', flow: settings });
    toFlow({ type: 'team.shown' })(app);
    toTeam({ type: 'invite.pressed' })(app);
  },
  'Add User Complete': toTeam({ type: 'invitation.submitted', invitation: samInvitation }),
  Certificate: toFlow({ type: 'certificates.shown' }, { type: 'certificates.shown' }),
  'Call To Action': toApp({ type: 'callToAction.pressed', ...offer }),
  'Learn More': toApp({ type: 'learnMore.pressed', ...offer }),
  Logout: toSession({ type: 'logOut.requested' }),
};

/** Fires every planned event, one after the other, in a new app. */
async function fireAllEvents() {
  const tracked = await startTrackedApp(null);
  for (const step of Object.values(steps)) {
    await step(tracked.app);
    await settled();
  }
  return tracked;
}

describe('tracking', () => {
  it('sends every planned event once on its trigger, with the planned properties', async () => {
    const { sent } = await fireAllEvents();
    expect(sent.map(({ name }) => name)).toEqual(Object.keys(steps));
    expect(sent.map(({ name, properties }) => findTrackingFault(name, properties))).toEqual(
      sent.map(() => null),
    );
  });

  it("sends the choice of the affiliate's address once, however often its pages are shown", async () => {
    const { app, sent } = await startTrackedApp(null);
    app.send({ type: 'flow.entered', flow: registration });
    const opened = { type: 'page.shown', page: 'form', entry: 'affiliate', step: null } as const;
    toFlow(opened, opened, { ...opened, step: 'details' })(app);
    await settled();
    const chosen = sent.filter(({ name }) => name === 'User Type Label Chosen');
    expect(chosen.map(({ properties }) => properties)).toEqual([
      { label: 'I refer businesses', via: 'address' },
    ]);
  });

  it('reports the user type and the last step of a registration, and the outcome of its link', async () => {
    const { sent } = await fireAllEvents();
    const sentProperties = Object.fromEntries(sent.map(({ name, properties }) => [name, properties]));
    expect(sentProperties).toMatchObject({
      'Registration Visited': { entry: 'client' },
      'User Type Label Chosen': { label: 'My business wants offers', via: 'form' },
      'Registration Complete': { userType: 'Client' },
      'Registration Cancelled': { step: 'details' },
      'Email Verified': { next: 'profile' },
      'Verification Failed': { reason: 'expired' },
      'Profile Visited': {},
      'Profile Complete': { failures: 1 },
    });
    expect(JSON.stringify(sent)).not.toContain(nora.password);
  });

  it('gives each event a unique id and the funnel step in which it fired', async () => {
    const { sent, stepOf } = await fireAllEvents();
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(sent.length);
    for (const { messageId } of sent)
      expect(messageId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(Object.fromEntries(sent.map((event) => [event.name, stepOf(event)]))).toEqual({
      'Registration Button': null,
      'Registration Visited': 'registration: page.shown > filling.type.choosing',
      'User Type Label Chosen': 'registration: type.chosen > filling.details.editing',
      'Registration Complete': 'registration: done register > succeeded',
      'Registration Cancelled': 'registration: cancel.confirmed > cancelled',
      'Email Verified': 'verification: done verifyEmail > leaving',
      'Verification Failed': 'verification: failed verifyEmail > expired',
      'Profile Visited': 'profile: page.shown > loading',
      'Profile Complete': 'profile: done completeProfile > completed',
      'Login Visited': 'session: opened > loggedOut.idle',
      'Login Success': 'session: done logIn > loggedIn.owner',
      'Settings Button': null,
      'Add User': 'settings: invite.pressed > team.inviting.editing',
      'Add User Complete': 'settings: done inviteMember > team.invited',
      Certificate: 'settings: certificates.shown > certificates.listed',
      'Call To Action': null,
      'Learn More': null,
      Logout: 'session: logOut.requested > loggedOut.revoking',
    });
    const withoutRun = sent.filter(({ run }) => run === undefined).map(({ name }) => name);
    expect(withoutRun).toEqual(['Registration Button', 'Settings Button', 'Call To Action', 'Learn More']);
  });

  it('sends a log-in by single sign-on with that method', async () => {
    const { app, sent } = await startTrackedApp(null);
    toSession({ type: 'person.arrived', session, userInfo: person, returnUrl: null })(app);
    await settled();
    expect(sent.map(({ name, properties }) => [name, properties])).toEqual([
      ['Login Success', { method: 'sso' }],
    ]);
  });

  it('has the user id from log-in to log-out, and none before and after', async () => {
    const { sent } = await fireAllEvents();
    const userIds = Object.fromEntries(sent.map(({ name, context }) => [name, context.userId]));
    expect(userIds).toMatchObject({ 'Login Success': 2, 'Settings Button': 2, Logout: 2 });
    expect(userIds['Login Visited']).toBeUndefined();
    expect(userIds['Registration Button']).toBeUndefined();
  });

  it('replaces missing ids of the pay provider with a dash, and sends no password', async () => {
    const { app, sent } = await startTrackedApp(null);
    await steps['Login Success'](app);
    await settled();
    expect(sent[0]?.context).toMatchObject({
      area: 'Marketplace',
      route: 'Login',
      ppUserId: '-',
      ppCustomerId: 'C-1',
    });
    expect(JSON.stringify(sent)).not.toContain(credentials.password);
  });

  it('sends nothing for a restored session or for a page without a planned event', async () => {
    const { app, sent } = await startTrackedApp({ session, userInfo: person, refreshed: false });
    app.send({ type: 'page.visited', flow: null });
    await settled();
    expect(sent).toEqual([]);
  });
});

it.each(Object.entries(trackingPlan))('%s has a trigger and answers a question', (_name, planned) => {
  expect(planned.trigger).toMatch(/^[A-Z].*[^.]$/);
  expect(planned.question).toMatch(/\?$/);
});
