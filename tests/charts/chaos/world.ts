import * as v from 'valibot';
import { createPrefetchedFetch } from '#api/prefetchedFetch.ts';
import { createServerClock } from '#api/serverClock.ts';
import { startCharts } from '#app/startCharts.ts';
import { limits } from '#domain/limits.ts';
import { emptyProductRequest } from '#domain/productRequest.ts';
import { userInfoSchema } from '#domain/userInfo.ts';
import { createBackend, sessionIn, type Name } from './backend.ts';
import { createBrowser } from './browser.ts';
import { createPersonFlows } from './personFlows.ts';
import { settled, simulateTime } from './simulatedTime.ts';
import { createWatch } from './watch.ts';

/** Contents of the browser when the app starts; everything in it belongs to X. */
export const starts = [
  'a visitor',
  'signed in, with the list',
  'signed in',
  'signed in, without the person',
] as const;

/**
 * States after the start: the person could not be read, they log in over a shown page, the token is about to expire, or
 * another tab renews it.
 */
export const laterStarts = [
  'unknown person',
  'logging in again',
  'token due',
  'renewal in another tab',
] as const;

export type Start = (typeof starts | typeof laterStarts)[number];

/** True if the message of another tab arrives late. */
const isLate = (at: number) => at % 2 === 1;

const nameOf = (userId: number) => `typed by ${userId}`;

/** The charts with their real effects, a browser in memory, and a backend that answers on demand. */
export function createWorld(start: Start) {
  const backend = createBackend(() => time.now());
  const time = simulateTime(backend.fetch);
  const postedLogOuts: string[] = [];
  const browser = createBrowser((session) => postedLogOuts.push(session));
  const { storage, held } = browser;
  fillStorage();

  const watch = createWatch({ backend, browser, readCharts: () => charts });
  const { sessionOf, present } = watch;
  const charts = startCharts({
    storage,
    clock: createServerClock(time.now(), { wall: time.now, steady: time.timers.now.bind(time.timers) }),
    locks: browser.locks,
    restBaseUrl: '',
    fetch: createPrefetchedFetch(),
    network: browser.network,
    tabs: browser.tabs,
    followAttention: browser.followAttention,
    recordLeads: async (leads) => {
      const makers = leads.map(({ madeAt }) => watch.ownerOf(sessionOf.pressed.get(madeAt) ?? null));
      await charts.rest('/leads', v.unknown(), { method: 'POST', body: { of: makers } });
    },
    followPartners: () => undefined,
    forgetHeld: () => {
      sessionOf.rows = null;
    },
    log: () => undefined,
    now: time.now,
    inspect: watch.inspect,
    timers: time.timers,
  });
  const { app, session } = charts;
  const flows = createPersonFlows(charts, storage);
  let pressed = 0;

  function fillStorage(): void {
    if (start === 'a visitor') return;
    const { accessToken, refreshToken, userInfo } = backend.begin('X');
    storage.write('accessToken', accessToken);
    storage.write('refreshToken', refreshToken);
    if (
      start === 'signed in, without the person' ||
      start === 'unknown person' ||
      start === 'logging in again'
    )
      return;
    storage.write('userInfo', userInfo);
    if (start !== 'signed in, with the list') return;
    storage.write('partnerList', [...backend.listOf('X')]);
    const { userId } = userInfo;
    const typed = { ...emptyProductRequest, name: nameOf(userId) };
    storage.write('productRequestDraft', { version: 1, savedAt: time.now(), userId, typed });
  }

  /** Settles a call, and checks that a call of a person who has left causes no notice and ends no session. */
  async function settleCall(how: 'answer' | 'answerUnnamed' | 'fail' | 'refuse', at: number): Promise<void> {
    const { length } = backend.calls;
    if (length === 0) return;
    const { path = '', token = null } = backend.calls[at % length] ?? {};
    const asked = sessionIn(token);
    const before = watch.countNotices();
    const own = held();
    const isLate = path.endsWith('/logout') && !session.getSnapshot().matches({ loggedOut: 'revoking' });
    const wasOthers = watch.isOthers(asked);
    backend[how](at);
    await settled();
    if ((isLate || (wasOthers && watch.isOthers(asked))) && watch.countNotices() > before)
      watch.complain(`a failure of ${asked} is shown to ${present()}`);
    if (asked !== null && asked !== own && held() !== own)
      watch.complain(`a failure of ${asked} changes the stored session from ${own} to ${held()}`);
  }

  const events = {
    'a call is answered': (at: number) => settleCall('answer', at),
    'a call is answered without the person': (at: number) => settleCall('answerUnnamed', at),
    'a call fails without network': (at: number) => settleCall('fail', at),
    'a call is refused': (at: number) => settleCall('refuse', at),
    'log in as X': () => logIn('X'),
    'log in as Y': () => logIn('Y'),
    'arrive by single sign-on as X': () => flows.comeBack('X'),
    'arrive by single sign-on as Y': () => flows.comeBack('Y'),
    'log out': () => {
      const left = present();
      const own = held();
      if (left === null || session.getSnapshot().matches('loggingIn')) return;
      session.send({ type: 'logOut.requested' });
      const posted = postedLogOuts.splice(0);
      if (posted.length !== 1 || posted[0] !== left)
        watch.complain(`the log-out of ${left} is posted for ${posted.join() || 'nobody'}`);
      if (app.getSnapshot().context.flow) watch.complain(`the flow of ${left} continues after the log-out`);
      const draft = storage.read('productRequestDraft');
      if (draft?.userId === backend.personOf(left).userId && watch.ownerOf(held()) !== watch.ownerOf(left))
        watch.complain(`"${draft.typed.name}" remains after ${left} has logged out`);
      if (own !== left && held() !== own) watch.complain(`the log-out of ${left} ends ${own}`);
    },
    'another tab logs in as X': (at: number) => logInElsewhere('X', at),
    'another tab logs in as Y': (at: number) => logInElsewhere('Y', at),
    'another tab logs in as Y, without the person': (at: number) => logInElsewhere('Y', at, false),
    'another tab ends the session': (at: number) => {
      const own = held();
      if (own === null) return;
      backend.end(own);
      browser.endElsewhere(isLate(at));
    },
    'messages of other tabs arrive': browser.hear,
    'another tab logs out': (at: number) => browser.logOutElsewhere(isLate(at)),
    'a stale log-out of another tab arrives': (at: number) => {
      const stale = backend.sessions().filter((each) => each !== held());
      browser.hearLogOut(stale[at % stale.length] ?? '');
    },
    'another tab renews': (at: number) => {
      const own = held();
      if (own !== null) storeElsewhere(backend.renew(own), at);
      browser.unlock();
    },
    'another tab starts to renew': browser.lock,
    'press an offer': () => {
      pressed += 1;
      sessionOf.pressed.set(pressed, present());
      const offer = { partnerId: 4, partner: 'Lendflow', place: 'card', category: 'Finance & tax' } as const;
      app.send({ type: 'callToAction.pressed', ...offer, at: pressed });
    },
    'send an invitation': () => {
      if (session.getSnapshot().matches('loggedIn') && flows.invite()) sessionOf.invitation = present();
    },
    'type a product': () => {
      const { userInfo } = session.getSnapshot().context;
      if (!session.getSnapshot().matches('loggedIn') || !userInfo) return;
      const name = nameOf(userInfo.userId);
      const found = flows.typeProduct(name);
      if (found !== '' && found !== name) watch.complain(`"${found}" is shown to ${present()}`);
    },
    'open another page': () => {
      app.send({ type: 'page.visited', flow: null });
      app.getSnapshot().children.partnerList?.send({ type: 'list.aged' });
    },
    'retry the partner list': () => app.getSnapshot().children.partnerList?.send({ type: 'list.retried' }),
    'a page makes a call': () => {
      const asking = present();
      if (asking === null) return;
      charts.rest('/api/app/user-query/user-info', userInfoSchema).then(
        ({ userId }) => {
          if (userId !== backend.personOf(asking).userId)
            watch.complain(`a call of ${asking} returns data of ${userId}`);
          if (asking === present() && asking === held()) sessionOf.rows = asking;
          return undefined;
        },
        () => undefined,
      );
    },
    'the data of a page are refused': () => {
      const own = present();
      if (own === null || own !== held()) return;
      backend.end(own);
      charts.rejectBy('data')(storage.read('accessToken'));
    },
    'the profile is saved': () => charts.keepPerson({ firstName: 'Zoe' }),
    'a call is forbidden': () => app.getSnapshot().children.renewal?.send({ type: 'renewal.needed' }),
    'another tab gives up its renewal': browser.unlock,
    'the gateway fails': () => {
      if (present() === null) return;
      if (charts.connection.getSnapshot().matches('connected')) sessionOf.updating = present();
      charts.connection.send({ type: 'gateway.failed' });
    },
    'another tab logs in as Y, whose session ends at once': (at: number) => {
      logInElsewhere('Y', at);
      charts.rejectBy('rest')(storage.read('accessToken'));
    },
    'a call finds no token': () => void charts.rejectBy('rest')(null),
    'begin to register': () => {
      if (app.getSnapshot().matches('visitor') || app.getSnapshot().matches('ended')) flows.register();
    },
    'the network is lost': () => browser.setOnline(false),
    'the network comes back': () => browser.setOnline(true),
    'the page gets attention': () => browser.attend(true),
    'the page loses attention': () => browser.attend(false),
    'a minute passes': () => time.pass(60_000),
    'a quarter of an hour passes': () => time.pass(900_000),
  } as const satisfies Record<string, (at: number) => unknown>;

  function logIn(name: Name): void {
    const now = session.getSnapshot();
    if (now.matches('loggedIn') || now.hasTag('undecided')) return;
    session.send({ type: 'logIn.visited' });
    const credentials = { email: name, password: 'irrelevant', remember: true };
    session.send({ type: 'logIn.submitted', credentials });
  }

  function storeElsewhere(tokens: ReturnType<typeof backend.begin>, at: number, isNamed = true): void {
    const name = watch.ownerOf(sessionIn(tokens.accessToken)) ?? 'X';
    if (isNamed) browser.storeElsewhere(tokens, backend.listOf(name), isLate(at));
    else browser.storeElsewhere({ ...tokens, userInfo: null }, null, isLate(at));
  }

  function logInElsewhere(name: Name, at: number, isNamed?: boolean): void {
    storage.clear();
    storeElsewhere(backend.begin(name), at, isNamed);
  }

  const isBusy = () => !charts.activity.getSnapshot().matches('idle');

  return {
    events,
    check: watch.check,
    /** Starts the app. */
    begin: async () => {
      await settled();
      if (start === 'unknown person') await settleCall('fail', 0);
      if (start === 'logging in again') {
        await settleCall('fail', 0);
        events['a page makes a call']();
        await settled();
        await settleCall('answer', 0);
        logIn('X');
      }
      if (start !== 'token due' && start !== 'renewal in another tab') return;
      await settleCall('answer', 0);
      time.pass(780_000);
      if (start === 'token due') return;
      browser.lock();
      events['a call is forbidden']();
    },
    charts,
    /** Answers all calls until none is pending; returns those that never end. */
    rest: async (): Promise<string[]> => {
      browser.unlock();
      browser.hear();
      browser.setOnline(true);
      time.pass(limits.tokenLossDelay);
      await settled();
      for (let turn = 0; turn < 50 && (isBusy() || backend.calls.length > 0); turn += 1) {
        // Some calls wait before they are retried.
        if (backend.calls.length === 0) time.pass(10_000);
        await settleCall('answer', 0);
        await settled();
      }
      const endless = backend.calls.map(({ path }) => `${path} is called endlessly`);
      return isBusy() ? [...endless, 'the activity chart is still busy'] : endless;
    },
    stop: async () => {
      app.stop();
      await settled();
      time.restore();
    },
  };
}

type World = ReturnType<typeof createWorld>;
export type WorldEvent = keyof World['events'];

/** Names of all events of a world. */
export async function listWorldEvents(): Promise<readonly WorldEvent[]> {
  const world = createWorld('a visitor');
  await world.stop();
  return Object.keys(world.events) as WorldEvent[];
}
