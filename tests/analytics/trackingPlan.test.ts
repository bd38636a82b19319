import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { createInspector } from '#analytics/inspector.ts';
import { createStepFollower } from '#analytics/stepFollower.ts';
import type { Credentials } from '#domain/credentials.ts';
import { trackingQuestions } from '#domain/trackingQuestions.ts';
import type { FunnelRuns, FunnelStep } from '#domain/funnelStep.ts';
import type { TrackedEvent } from '#domain/trackedEvent.ts';
import { trackingFaultOf } from '#domain/trackingFault.ts';
import type { TrackedEventName } from '#domain/trackingPlan.ts';
import type { Invitation } from '#domain/team.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import type { PendingProfile, ProfileAnswers, ProfileOutcome } from '#domain/profile.ts';
import { Role } from '#domain/role.ts';
import type { Registration } from '#domain/registration.ts';
import { UserType } from '#domain/userType.ts';
import type { appMachine, AppEvent, Flow } from '#machines/appMachine.ts';
import { effect } from '#machines/port.ts';
import { profileMachine, type ProfileEvent } from '#machines/profileMachine.ts';
import type { RegistrationEvent } from '#machines/registrationEvent.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import type { ArrivedPerson, SessionEvent } from '#machines/sessionEvent.ts';
import type { StoredSession } from '#machines/sessionSetup.ts';
import { settingsMachine, type SettingsEvent } from '#machines/settingsMachine.ts';
import { teamMachine, type TeamEvent } from '#machines/teamMachine.ts';
import { verificationMachine, type Verified } from '#machines/verificationMachine.ts';
import { samInvitation } from '#tests/support/account.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { noraProfile } from '#tests/support/profile.ts';
import { quietApp, quietSession } from '#tests/support/quietApp.ts';
import { nora, noraAnswers } from '#tests/support/registration.ts';

const dana: UserInfo = {
  userId: 2,
  userName: 'owner@lintel.test',
  firstName: 'Dana',
  lastName: 'Lee',
  email: 'owner@lintel.test',
  phone: '(555) 555-0102',
  ppUserId: null,
  ppCustomerId: 'C-1',
  roleDetail: { roles: [{ id: 2, name: 'Owner' }] },
  customer: {
    customerId: 1,
    customerName: 'Acme Builders',
    customerTypeName: null,
    sourceId: null,
    sourceType: null,
  },
  applicationState: null,
};
const credentials = { email: dana.email, password: 'Build-up-faster-1', remember: false };
const offer = {
  partnerId: 4,
  partner: 'Lendflow',
  place: 'card',
  category: 'Finance & tax',
  at: 0,
} as const;

const session = 'first';

let sent: TrackedEvent[];
let taken: FunnelStep[];
let runs: FunnelRuns;
beforeEach(() => {
  sent = [];
  taken = [];
  runs = {};
});

const now = () => new Date('2026-11-20T12:00:00Z');

async function startApp(stored: StoredSession | null) {
  const follow = createStepFollower({
    onStep: (step) => taken.push(step),
    runs: {
      read: () => runs,
      keep: (next) => {
        runs = next;
      },
    },
    now,
  });
  const track = createInspector({
    sink: (event) => sent.push(event),
    readUserInfo: () => app.system.get('session').getSnapshot().context.userInfo,
    readRoute: () => 'Login',
    readRuns: () => runs,
    now,
  });
  const app: ActorRefFrom<typeof appMachine> = createActor(
    quietApp(
      quietSession.provide({
        actors: {
          restoreSession: effect<StoredSession | null>(async () => stored),
          logIn: effect<ArrivedPerson, Credentials>(async () => ({
            session,
            userInfo: dana,
            returnUrl: null,
          })),
          refreshUserInfo: effect(async () => dana),
        },
      }),
    ),
    {
      input: { isOnline: true },
      inspect: (inspected) => {
        follow(inspected);
        track(inspected);
      },
    },
  ).start();
  await settled();
  return app;
}

/** The step of a funnel that an event was tracked with; null where it names none. */
function stepOf({ run, step }: TrackedEvent): string | null {
  const found = taken.find((each) => each.run === run && each.number === step);
  return found ? `${found.chart}: ${found.event} > ${found.to}` : null;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

type App = Awaited<ReturnType<typeof startApp>>;

const toApp = (event: AppEvent) => (app: App) => app.send(event);
const toSession = (event: SessionEvent) => (app: App) => app.system.get('session').send(event);
const toFlow =
  (...events: readonly (RegistrationEvent | ProfileEvent | SettingsEvent)[]) =>
  (app: App) => {
    for (const event of events) app.getSnapshot().context.flow?.actor.send(event);
  };

const toTeam = (event: TeamEvent) => (app: App) => {
  const running = app.getSnapshot().context.flow?.actor as ActorRefFrom<typeof settingsMachine>;
  running.getSnapshot().children.team?.send(event);
};

const registration: Flow = {
  name: 'registration',
  chart: registrationMachine.provide({
    actors: { register: effect<string, Registration>(async ({ email }) => email) },
    actions: { keepDraft: () => undefined, forgetDraft: () => undefined },
  }),
  input: { entry: 'client', userTypeId: null, answers: noraAnswers, email: null },
  describe: () => ({ type: 'page.shown' }),
};

/** A page of the verification, whose link leads to this. */
const verification = (verify: () => Promise<Verified>): Flow => ({
  name: 'verification',
  chart: verificationMachine.provide({ actors: { verifyEmail: effect<Verified>(verify) } }),
  input: { hasLink: true, email: null },
  describe: () => ({ type: 'page.shown' }),
});

const expired = () => Promise.reject<Verified>(refusal('LINK_EXPIRED'));

/** A profile whose first submit fails. */
function profile(): Flow {
  let submits = 0;
  return {
    name: 'profile',
    chart: profileMachine.provide({
      actors: {
        loadProfile: effect<PendingProfile>(async () => noraProfile),
        completeProfile: effect<ProfileOutcome, ProfileAnswers>(() => {
          submits += 1;
          return submits === 1
            ? Promise.reject(outage)
            : Promise.resolve({ roleId: Role.Owner, isUnderReview: false });
        }),
      },
      actions: { keepDraft: () => undefined, forgetDraft: () => undefined },
    }),
    input: { hasTicket: true, draft: null, completed: null },
    describe: () => ({ type: 'page.shown' }),
  };
}

const submitted = {
  type: 'profile.submitted',
  answers: { phone: null, jobTitle: null, timeZone: null },
} as const;

const settings: Flow = {
  name: 'settings',
  chart: settingsMachine.provide({
    actors: {
      team: teamMachine.provide({
        actors: { inviteMember: effect<void, Invitation>(async () => undefined) },
      }),
    },
  }),
  input: undefined,
  describe: () => ({ type: 'page.shown' }),
};

/** What makes each planned event fire; a new event of the plan does not compile without a line here. */
const steps: Record<TrackedEventName, (app: App) => void | Promise<void>> = {
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

describe('tracking', () => {
  it('sends every planned event once on its trigger, with the planned properties', async () => {
    const app = await startApp(null);
    for (const step of Object.values(steps)) {
      await step(app);
      await settled();
    }
    expect(sent.map(({ name }) => name)).toEqual(Object.keys(steps));
    expect(sent.map(({ name, properties }) => trackingFaultOf(name, properties))).toEqual(
      sent.map(() => null),
    );
  });

  it('counts the choice of the affiliates’ address once, and what is opened again there never', async () => {
    const app = await startApp(null);
    app.send({ type: 'flow.entered', flow: registration });
    const opened = { type: 'page.shown', page: 'form', entry: 'affiliate', step: null } as const;
    toFlow(opened, opened, { ...opened, step: 'details' })(app);
    await settled();
    const chosen = sent.filter(({ name }) => name === 'User Type Label Chosen');
    expect(chosen.map(({ properties }) => properties)).toEqual([
      { label: 'I refer businesses', via: 'address' },
    ]);
  });

  it('tells as what somebody set out to register and arrived, where they gave up, and what came of their link', async () => {
    const app = await startApp(null);
    for (const step of Object.values(steps)) {
      await step(app);
      await settled();
    }
    const told = Object.fromEntries(sent.map(({ name, properties }) => [name, properties]));
    expect(told).toMatchObject({
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

  it('has an id of its own for each event, and names the step of a funnel that it was tracked with', async () => {
    const app = await startApp(null);
    for (const step of Object.values(steps)) {
      await step(app);
      await settled();
    }
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
    const ofNone = sent.filter(({ run }) => run === undefined).map(({ name }) => name);
    expect(ofNone).toEqual(['Registration Button', 'Settings Button', 'Call To Action', 'Learn More']);
  });

  it('counts somebody who came in by single sign-on, by that method', async () => {
    const app = await startApp(null);
    toSession({ type: 'person.arrived', session, userInfo: dana, returnUrl: null })(app);
    await settled();
    expect(sent.map(({ name, properties }) => [name, properties])).toEqual([
      ['Login Success', { method: 'sso' }],
    ]);
  });

  it('carries the person from log-in to log-out, and nobody before and after', async () => {
    const app = await startApp(null);
    for (const step of Object.values(steps)) {
      await step(app);
      await settled();
    }
    const userIds = Object.fromEntries(sent.map(({ name, context }) => [name, context.userId]));
    expect(userIds).toMatchObject({ 'Login Success': 2, 'Settings Button': 2, Logout: 2 });
    expect(userIds['Login Visited']).toBeUndefined();
    expect(userIds['Registration Button']).toBeUndefined();
  });

  it('replaces missing numbers of the pay provider by a dash, and sends no password', async () => {
    const app = await startApp(null);
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

  it('does not count a session found in the browser, nor a page that is not planned', async () => {
    const app = await startApp({ session, userInfo: dana, refreshed: false });
    app.send({ type: 'page.visited', flow: null });
    await settled();
    expect(sent).toEqual([]);
  });
});

it.each(Object.entries(trackingQuestions))('%s has a trigger and answers a question', (_name, told) => {
  expect(told.trigger).toMatch(/^[A-Z].*[^.]$/);
  expect(told.question).toMatch(/\?$/);
});
