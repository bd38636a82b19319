import { createActor, type ActorRefFrom } from 'xstate';
import { createTracker } from '#analytics/tracker.ts';
import { createStepFollower } from '#analytics/stepFollower.ts';
import type { Credentials } from '#domain/credentials.ts';
import type { StoredFunnelRuns, FunnelStep } from '#domain/funnelStep.ts';
import type { TrackedEvent } from '#domain/trackedEvent.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import type { appMachine, AppEvent } from '#machines/appMachine.ts';
import { effect } from '#machines/port.ts';
import type { ProfileEvent } from '#machines/profileMachine.ts';
import type { RegistrationEvent } from '#machines/registrationSetup.ts';
import type { ArrivedPerson, SessionEvent } from '#machines/sessionEvent.ts';
import type { StoredSession } from '#machines/sessionSetup.ts';
import type { settingsMachine, SettingsEvent } from '#machines/settingsMachine.ts';
import type { TeamEvent } from '#machines/teamMachine.ts';
import { quietApp, quietSession } from '#tests/support/quietApp.ts';
import { dana } from '#tests/support/session.ts';

/** The person who logs in, with the facts that go with an event. */
export const person: UserInfo = {
  ...dana,
  phone: '(555) 555-0102',
  ppCustomerId: 'C-1',
  customer: {
    customerId: 1,
    customerName: 'Acme Builders',
    customerTypeName: null,
    sourceId: null,
    sourceType: null,
  },
};

export const session = 'first';

const now = () => new Date('2026-11-20T12:00:00Z');

export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Starts the app with its steps followed and tracked; returns the events that are sent, and a function that finds the
 * step of an event.
 */
export async function startTrackedApp(stored: StoredSession | null) {
  const sent: TrackedEvent[] = [];
  const steps: FunnelStep[] = [];
  let runs: StoredFunnelRuns = {};
  const follow = createStepFollower({
    onStep: (step) => steps.push(step),
    runs: {
      read: () => runs,
      keep: (next) => {
        runs = next;
      },
    },
    now,
  });
  const track = createTracker({
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
            userInfo: person,
            returnUrl: null,
          })),
          refreshUserInfo: effect(async () => person),
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

  /** Step of a funnel that an event names; null if it names none. */
  function stepOf({ run, step }: TrackedEvent): string | null {
    const found = steps.find((each) => each.run === run && each.number === step);
    return found ? `${found.chart}: ${found.event} > ${found.to}` : null;
  }

  return { app, sent, stepOf };
}

type App = ActorRefFrom<typeof appMachine>;

/** Sends the events that fire a planned event to the charts of an app. */
export type TrackedStep = (app: App) => void | Promise<void>;

export const toApp = (event: AppEvent) => (app: App) => app.send(event);

export const toSession = (event: SessionEvent) => (app: App) => app.system.get('session').send(event);

export const toFlow =
  (...events: readonly (RegistrationEvent | ProfileEvent | SettingsEvent)[]) =>
  (app: App) => {
    for (const event of events) app.getSnapshot().context.flow?.actor.send(event);
  };

export const toTeam = (event: TeamEvent) => (app: App) => {
  const running = app.getSnapshot().context.flow?.actor as ActorRefFrom<typeof settingsMachine>;
  running.getSnapshot().children.team?.send(event);
};
