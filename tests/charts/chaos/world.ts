import * as v from 'valibot';
import { vi } from 'vitest';
import { fromCallback, type InspectionEvent } from 'xstate';
import { createInspector } from '#analytics/inspector.ts';
import { createServerClock } from '#api/serverClock.ts';
import { startCharts } from '#app/startCharts.ts';
import type { Invitation } from '#domain/team.ts';
import { userInfoSchema } from '#domain/userInfo.ts';
import type { Flow } from '#machines/appMachine.ts';
import { effect } from '#machines/port.ts';
import { settingsMachine } from '#machines/settingsMachine.ts';
import { ssoCallbackMachine } from '#machines/ssoCallbackMachine.ts';
import type { ArrivedPerson } from '#machines/sessionEvent.ts';
import { findUnheard } from '#machines/unheard.ts';
import { samInvitation } from '#tests/support/account.ts';
import { createBackend, sessionIn, type Name } from './backend.ts';
import { createBrowser } from './browser.ts';

/** Contents of the browser when the app starts, all of it of X. */
export const starts = ['a visitor', 'signed in, with the list', 'signed in', 'the token alone'] as const;
export type Start = (typeof starts)[number];

const settled = async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
};

/** True where a message of another tab comes late. */
const isLate = (at: number) => at % 2 === 1;

/** The charts with their real effects, over a browser in memory and a backend that answers when it is told to. */
export function createWorld(start: Start) {
  const backend = createBackend(() => Date.now());
  vi.stubGlobal('fetch', backend.fetch);
  const complaints: string[] = [];
  const browser = createBrowser((told) => {
    if (!backend.sessions().includes(told)) complaints.push(`other tabs are told of ${told}`);
  });
  const { storage, held } = browser;
  if (start !== 'a visitor') {
    const { accessToken, refreshToken, userInfo } = backend.begin('X');
    storage.write('accessToken', accessToken);
    storage.write('refreshToken', refreshToken);
    if (start !== 'the token alone') storage.write('userInfo', userInfo);
    if (start === 'signed in, with the list') {
      storage.write('partnerList', [
        { id: 4, partner: 'Lendflow', label: 'Lendflow', href: '/partner/lendflow' },
      ]);
    }
  }

  let pressed = 0;
  /** The person who pressed the offer, by the moment. */
  const pressers = new Map<number, Name>();
  let noticesRaised = 0;
  let inviter: string | null = null;

  const track = createInspector({
    sink: ({ name, context }) => {
      if (name !== 'Add User Complete') return;
      const owner = inviter === null ? undefined : backend.personOf(inviter).userId;
      if (context.userId !== owner) complaints.push(`"${name}" is told of ${context.userId ?? 'nobody'}`);
    },
    readUserInfo: () => charts.session.getSnapshot().context.userInfo,
    readRoute: () => '*',
    now: () => new Date(),
  });

  function inspect(inspected: InspectionEvent): void {
    track(inspected);
    const unheard = findUnheard(inspected);
    if (unheard)
      complaints.push(`${unheard.event} is unheard in ${unheard.chart} ${JSON.stringify(unheard.state)}`);
    if (inspected.type === '@xstate.event' && inspected.event.type === 'notice.raised') noticesRaised += 1;
  }

  const charts = startCharts({
    storage,
    clock: createServerClock(Date.now(), { wall: () => Date.now(), steady: () => performance.now() }),
    locks: null,
    restBaseUrl: '',
    network: browser.network,
    tabs: browser.tabs,
    followAttention: browser.followAttention,
    recordLeads: async (leads) => {
      const of = leads.map(({ madeAt }) => pressers.get(madeAt));
      await charts.rest('/leads', v.unknown(), { method: 'POST', body: { of } });
    },
    followPartners: () => undefined,
    forgetHeld: () => undefined,
    log: () => undefined,
    now: () => performance.now(),
    inspect,
  });
  const { app, session } = charts;

  /** The session that this tab takes for its own. */
  function present(): string | null {
    const now = session.getSnapshot();
    const isHeld = now.hasTag('tokenHeld') || (now.matches('loggingIn') && now.context.isHeld);
    return isHeld ? now.context.session : null;
  }
  const isOpen = () =>
    !session.getSnapshot().matches('loggedIn') && !session.getSnapshot().hasTag('undecided');
  const runsFlow = (name: string) => app.getSnapshot().context.flow?.name === name;
  const enter = (flow: Omit<Flow, 'describe'>) =>
    app.send({ type: 'flow.entered', flow: { ...flow, describe: () => ({ type: 'page.shown' }) } });

  /** A call of somebody who is here no more is nobody's business. */
  async function settleCall(how: 'answer' | 'fail' | 'refuse', at: number): Promise<void> {
    const { length } = backend.calls;
    if (length === 0) return;
    const of = sessionIn(backend.calls[at % length]?.token ?? null);
    const before = noticesRaised;
    const isOthers = () => of !== null && present() !== null && of !== present();
    const wasOthers = isOthers();
    backend[how](at);
    await settled();
    if (wasOthers && isOthers() && noticesRaised > before)
      complaints.push(`a failure of ${of} is told to ${present()}`);
  }

  const doings = {
    'a call is answered': (at: number) => settleCall('answer', at),
    'a call meets no network': (at: number) => settleCall('fail', at),
    'a call is refused': (at: number) => settleCall('refuse', at),
    'log in as X': () => logIn('X'),
    'log in as Y': () => logIn('Y'),
    'come back by single sign-on as X': () => comeBack('X'),
    'come back by single sign-on as Y': () => comeBack('Y'),
    'log out': () => {
      if (session.getSnapshot().hasTag('tokenHeld')) session.send({ type: 'logOut.requested' });
    },
    'another tab logs in as X': (at: number) => logInElsewhere('X', at),
    'another tab logs in as Y': (at: number) => logInElsewhere('Y', at),
    'another tab is heard': browser.hear,
    'another tab logs out': (at: number) => browser.logOutElsewhere(isLate(at)),
    'a stale log-out of another tab arrives': (at: number) => {
      const stale = backend.sessions().filter((each) => each !== held());
      browser.hearLogOut(stale[at % stale.length] ?? '');
    },
    'another tab renews': (at: number) => {
      const own = held();
      if (own !== null) browser.storeElsewhere(backend.renew(own), isLate(at));
    },
    'press an offer': () => {
      pressed += 1;
      const own = present();
      if (own !== null) pressers.set(pressed, backend.ownerOf(own));
      const offer = { partnerId: 4, partner: 'Lendflow', place: 'card', category: 'Finance & tax' } as const;
      app.send({ type: 'callToAction.pressed', ...offer, at: pressed });
    },
    'send an invitation': () => {
      if (!session.getSnapshot().matches('loggedIn') || runsFlow('settings')) return;
      inviter = present();
      enter({
        name: 'settings',
        chart: settingsMachine.provide({
          actors: {
            inviteMember: effect<void, Invitation>(async () => {
              await charts.rest('/invitations', v.unknown(), { method: 'POST', body: {} });
            }),
          },
        }),
        input: undefined,
      });
      const flow = app.getSnapshot().context.flow?.actor;
      for (const type of ['team.shown', 'invite.pressed']) flow?.send({ type });
      flow?.send({ type: 'invitation.submitted', invitation: samInvitation });
    },
    'open another page': () => {
      app.send({ type: 'page.visited', flow: null });
      app.getSnapshot().children.partnerList?.send({ type: 'list.aged' });
    },
    'try the list again': () => app.getSnapshot().children.partnerList?.send({ type: 'list.retried' }),
    'a page asks for something': () => {
      const asking = present();
      if (asking === null || asking !== held()) return;
      charts.rest('/api/app/user-query/user-info', userInfoSchema).then(
        ({ userId }) => {
          if (userId !== backend.personOf(asking).userId)
            complaints.push(`${asking} is answered what is of ${userId}`);
          return undefined;
        },
        () => undefined,
      );
    },
    'another tab logs in as Y, whose session ends at once': () => {
      logInElsewhere('Y', 0);
      charts.rejectBy('rest')(storage.read('accessToken'));
    },
    'begin to register': () => {
      if (!app.getSnapshot().matches('visitor') || runsFlow('registration')) return;
      enter({ name: 'registration', chart: fromCallback(() => undefined), input: undefined });
    },
    'the network goes': () => browser.setOnline(false),
    'the network comes back': () => browser.setOnline(true),
    'somebody looks at the page': () => browser.attend(true),
    'the page is left alone': () => browser.attend(false),
    'a minute passes': () => void vi.advanceTimersByTime(60_000),
    'a quarter of an hour passes': () => void vi.advanceTimersByTime(900_000),
  } as const satisfies Record<string, (at: number) => unknown>;

  function logIn(name: Name): void {
    if (!isOpen()) return;
    session.send({ type: 'logIn.visited' });
    const credentials = { email: name, password: 'irrelevant', remember: true };
    session.send({ type: 'logIn.submitted', credentials });
  }

  function comeBack(name: Name): void {
    if (runsFlow('ssoCallback')) return;
    enter({
      name: 'ssoCallback',
      chart: ssoCallbackMachine.provide({
        actors: {
          exchangeCode: effect<ArrivedPerson>((_, signal) =>
            charts.exchangeSsoCode({ code: name, state: 'any' }, signal),
          ),
        },
      }),
      input: {
        answer: 'code',
        failure: null,
        session,
        isSignedIn: session.getSnapshot().matches('loggedIn'),
      },
    });
  }

  function logInElsewhere(name: Name, at: number): void {
    storage.clear();
    browser.storeElsewhere(backend.begin(name), isLate(at));
  }

  /** Finds what must not be; between the act of another tab and its message, what this one shows is its own. */
  function check(): string[] {
    const wrong = complaints.splice(0);
    const now = session.getSnapshot();
    const root = app.getSnapshot();
    const own = held();
    const here = present();
    const shown = root.children.partnerList?.getSnapshot().context.partners?.map(({ id }) => id) ?? [];
    const kept = storage.read('partnerList')?.map(({ id }) => id) ?? [];
    const mayHave = (of: string | null) => (of === null ? [] : backend.idsOf(backend.ownerOf(of)));
    if (shown.some((id) => !mayHave(here).includes(id))) wrong.push(`${shown.join()} is shown to ${here}`);
    if (kept.some((id) => !mayHave(own).includes(id))) wrong.push(`${kept.join()} is kept for ${own}`);
    for (const { of, by } of backend.leads) if (of !== by) wrong.push(`a lead of ${of} is sent by ${by}`);
    const isKnown = now.matches('loggedIn');
    if (root.matches({ signedIn: 'known' }) !== isKnown)
      wrong.push(`the root is ${JSON.stringify(root.value)}`);
    if (root.context.flow?.name === 'settings' && inviter !== here)
      wrong.push(`the flow of ${inviter} runs for ${here}`);
    if (root.context.flow?.name === 'registration' && root.matches('signedIn'))
      wrong.push(`a visitor's flow runs for ${here}`);
    if (!browser.isHeard()) return wrong;

    if (here !== own) wrong.push(`${JSON.stringify(now.value)} of ${here} while the token is of ${own}`);
    const { userInfo } = now.context;
    if (userInfo && own !== null && userInfo.userId !== backend.personOf(own).userId)
      wrong.push(`${userInfo.firstName} holds the token of ${own}`);
    return wrong;
  }

  return {
    doings,
    check,
    settled,
    /** Answers whatever is asked, until nothing is any more; answers what would not end. */
    rest: async (): Promise<string[]> => {
      browser.hear();
      browser.setOnline(true);
      await settled();
      for (let turn = 0; turn < 50 && backend.calls.length > 0; turn += 1) {
        await settleCall('answer', 0);
      }
      return backend.calls.map(({ path }) => `${path} is asked again and again`);
    },
    stop: async () => {
      app.stop();
      await settled();
      vi.clearAllTimers();
    },
  };
}

export type Doing = keyof ReturnType<typeof createWorld>['doings'];
