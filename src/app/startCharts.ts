import { createActor, type ActorOptions, type InspectionEvent } from 'xstate';
import { createRestQueries } from '#api/queries.ts';
import { createRest } from '#api/rest.ts';
import type { ServerClock } from '#api/serverClock.ts';
import { readStoredSessionId } from '#api/readStoredSessionId.ts';
import { createStoreTokens, requestDraftKey, storePerson } from '#api/storeTokens.ts';
import { createTokenRenewal } from '#api/tokenRenewal.ts';
import type { CallKind } from '#domain/errorCatalog.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { appMachine } from '#machines/appMachine.ts';
import { connectionMachine } from '#machines/connectionMachine.ts';
import { leadsMachine } from '#machines/leadsMachine.ts';
import { partnerListMachine } from '#machines/partnerListMachine.ts';
import { renewalMachine } from '#machines/renewalMachine.ts';
import { selectSessionId } from '#machines/sessionContext.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { getLastingCharts } from '#session/runtime.ts';
import { createPorts, type PortDependencies } from './ports.ts';
import { createRunCall, createRunCalls } from './runCalls.ts';
import { createReportFailure } from './reportFailure.ts';
import { createGetAccessToken } from './getAccessToken.ts';

type Clock = NonNullable<ActorOptions<typeof appMachine>['clock']>;

interface ChartsAround extends Pick<
  PortDependencies,
  'storage' | 'tabs' | 'network' | 'followAttention' | 'recordLeads' | 'followPartners'
> {
  readonly clock: ServerClock;
  readonly locks: LockManager | null;
  readonly restBaseUrl: string;
  readonly fetch: typeof fetch;
  readonly forgetHeld: () => void;
  readonly log: (line: string) => void;
  /** Returns monotonic milliseconds. */
  readonly now: () => number;
  readonly inspect: (inspected: InspectionEvent) => void;
  /** Clock of the charts' delays (XState's `clock`); the browser's timers by default. */
  readonly timers?: Clock;
}

export function startCharts(around: ChartsAround) {
  const { storage, clock, restBaseUrl, fetch, network, locks, now, log, inspect, timers } = around;
  const notices = () => getLastingCharts(app).notifications;
  const reportFailure = createReportFailure({
    send: (event) => notices().send(event),
    storage,
    log,
    isShown: (text) =>
      notices()
        .getSnapshot()
        .context.notices.some((notice) => notice.text === text),
    now,
  });
  const tellRestFailure = (call: string, error: unknown) => reportFailure('rest', call, error);
  const runCall = createRunCall(tellRestFailure, () => readStoredSessionId(storage));
  const queries = createRestQueries(tellRestFailure);

  /** Ends the session if the rejected token is still the stored one. Returns whether no token is stored any more. */
  const rejectBy = (by: CallKind) => (sentToken: string | null) => {
    const held = storage.read('accessToken');
    if (held !== sentToken) return held === null;
    if (held !== null) storage.clear(requestDraftKey);
    getLastingCharts(app).session.send({ type: 'token.rejected', by });
    return true;
  };

  const getAccessToken = createGetAccessToken({
    storage,
    clock,
    readSession: () => selectSessionId(getLastingCharts(app).session.getSnapshot()),
    readRenewal: () => app.getSnapshot().children.renewal,
  });
  const restOptions = { baseUrl: restBaseUrl, fetch, getAccessToken, onRejected: rejectBy('rest') };
  const rest = createRest(restOptions);
  const storeTokens = createStoreTokens(storage, clock);
  const ports = createPorts({
    ...around,
    rest,
    queries,
    runCalls: createRunCalls((event) => getLastingCharts(app).activity.send(event), runCall),
    clearCache: () => {
      queries.clear();
      around.forgetHeld();
    },
    storeTokens,
    renewTokens: createTokenRenewal({ rest, runCall, storage, clock, storeTokens, locks }),
  });
  const app = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide(ports.session),
        renewal: renewalMachine.provide(ports.renewal),
        leads: leadsMachine.provide(ports.leads),
        connection: connectionMachine.provide(ports.connection),
        partnerList: partnerListMachine.provide(ports.partnerList),
      },
    }),
    { input: { isOnline: network.isOnline() }, inspect, ...(timers && { clock: timers }) },
  ).start();

  /** Stores a change of the person's own profile, unless another session has begun meanwhile. */
  function keepPerson(changed: Partial<UserInfo>): void {
    const { session } = getLastingCharts(app);
    const held = storage.read('userInfo');
    if (held === null || readStoredSessionId(storage) !== session.getSnapshot().context.session) return;
    const userInfo = { ...held, ...changed };
    storePerson(storage, userInfo);
    session.send({ type: 'person.renewed', userInfo });
  }

  return {
    app,
    ...getLastingCharts(app),
    rest,
    restOptions,
    queries,
    runCall,
    reportFailure,
    getAccessToken,
    rejectBy,
    keepPerson,
    exchangeSsoCode: ports.exchangeSsoCode,
  };
}
