import { exchangeSsoCode, fetchUserInfo, logIn, logOut } from '#api/account.ts';
import { fetchPartnerList } from '#api/marketplace.ts';
import type { Network } from '#api/network.ts';
import type { RestQueries } from '#api/queries.ts';
import type { Rest } from '#api/rest.ts';
import type { ServerClock } from '#api/serverClock.ts';
import { readStoredSessionId } from '#api/readStoredSessionId.ts';
import type { BrowserStorage } from '#api/storage.ts';
import { requestDraftKey, dropOthersDraft, storePerson } from '#api/storeTokens.ts';
import type { BrowserTabs } from '#api/tabs.ts';
import { supersededFailure } from '#domain/callFailure.ts';
import type { Credentials } from '#domain/credentials.ts';
import type { Lead } from '#domain/lead.ts';
import { limits } from '#domain/limits.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import { decodeAccessToken } from '#api/tokenLife.ts';
import type { ReceivedTokens } from '#domain/tokens.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import type { NetworkEvent } from '#machines/connectionMachine.ts';
import type { SessionLeads } from '#machines/leadsMachine.ts';
import { effect, watch } from '#machines/port.ts';
import type { PartnerListLoadInput } from '#machines/partnerListMachine.ts';
import type { RenewalEvent, TokenState } from '#machines/renewalMachine.ts';
import type { ArrivedPerson, TabsEvent, TabsMessage } from '#machines/sessionEvent.ts';
import type { StoredSession } from '#machines/sessionSetup.ts';
import type { RunCalls } from './runCalls.ts';

export interface PortDependencies {
  /** Sends leads to the backend. Rejects with a `CallFailure`. */
  readonly recordLeads: (leads: readonly Lead[]) => Promise<unknown>;
  readonly rest: Rest;
  readonly storage: BrowserStorage;
  readonly tabs: BrowserTabs;
  readonly network: Network;
  readonly clock: Pick<ServerClock, 'now'>;
  /** Reports when somebody starts or stops using the page, until the returned function is called. */
  readonly followAttention: (tell: (isAttended: boolean) => void) => () => void;
  readonly queries: Pick<RestQueries, 'fetch'>;
  readonly runCalls: RunCalls;
  readonly followPartners: () => void;
  readonly clearCache: () => void;
  readonly storeTokens: (answer: ReceivedTokens) => void;
  /** Renews the stored tokens. Resolves with the response's person or null. Rejects with a `CallFailure`. */
  readonly renewTokens: (signal: AbortSignal) => Promise<UserInfo | null>;
}

const toText = ({ partnerId, kind, place, madeAt }: Lead): string =>
  [partnerId, kind, place, madeAt].join(' ');

/** Creates the effects of the charts, by chart and port. */
export function createPorts(dependencies: PortDependencies) {
  const { rest, storage, tabs, runCalls, clearCache, storeTokens, renewTokens } = dependencies;

  /** Clears cache and stored data, except `kept`. With a token of another tab's session, keeps that session's data. */
  function forgetAll(kept?: typeof requestDraftKey): void {
    if (storage.read('accessToken') === null) storage.clear(kept);
    else storage.forgetOwn();
    clearCache();
  }

  /** Clears the data of a person who has logged out, and their draft even if another person's data are stored. */
  function forgetLeft(): void {
    if (storage.read(requestDraftKey)?.userId !== storage.read('userInfo')?.userId)
      storage.remove(requestDraftKey);
    forgetAll();
  }

  async function readStoredSession(): Promise<StoredSession | null> {
    const session = readStoredSessionId(storage);
    if (session === null) return null;
    const userInfo = storage.read('userInfo');
    if (userInfo) dropOthersDraft(storage, userInfo);
    return { session, userInfo, refreshed: storage.read('userInfoRefreshed') ?? false };
  }

  /** Stores the tokens of a new session, and clears the data of the previous one, except a draft of the same person. */
  function beginSession(
    answer: ReceivedTokens,
    signal: AbortSignal,
    returnUrl = answer.wantedPath,
  ): ArrivedPerson {
    signal.throwIfAborted();
    clearCache();
    storage.clear(requestDraftKey);
    storeTokens(answer);
    return { session: readStoredSessionId(storage) ?? '', userInfo: answer.userInfo, returnUrl };
  }

  async function storeLogIn(credentials: Credentials, signal: AbortSignal): Promise<ArrivedPerson> {
    const { logIn: answer } = await runCalls({ logIn: () => logIn(rest, credentials) }, 'button');
    return beginSession(answer, signal);
  }

  async function storeSsoSession(answer: Readonly<Record<string, string>>, signal: AbortSignal) {
    const { exchangeSsoCode: arrived } = await runCalls({
      exchangeSsoCode: () => exchangeSsoCode(rest, answer),
    });
    return beginSession(arrived, signal, arrived.returnUrl ?? arrived.wantedPath);
  }

  async function storeUserInfo(signal: AbortSignal): Promise<UserInfo> {
    const session = readStoredSessionId(storage);
    storage.write('userInfoRefreshed', true);
    const { userInfo } = await runCalls({ userInfo: () => fetchUserInfo(rest) }, 'button');
    signal.throwIfAborted();
    if (readStoredSessionId(storage) !== session) throw supersededFailure;
    storePerson(storage, userInfo);
    return userInfo;
  }

  /** Clears a session's data, and ends it on the server. After an abort (a new log-in), a failure is not reported. */
  async function tellLoggedOut(session: string | null, signal: AbortSignal): Promise<void> {
    const token = readStoredSessionId(storage) === session ? storage.read('accessToken') : null;
    if (token !== null) storage.remove('accessToken');
    forgetLeft();
    if (token === null) return;
    const tellServer = () =>
      logOut(rest, token).catch((error: unknown) => {
        throw signal.aborted ? supersededFailure : error;
      });
    await runCalls({ logOut: tellServer }, 'nowhere');
  }

  /** Loads the partner list. The chart keeps it; TanStack Query only merges simultaneous calls. */
  const readPartnerList = () =>
    dependencies.queries.fetch({
      queryKey: ['partnerList'],
      queryFn: () => fetchPartnerList(rest),
      gcTime: limits.dataStaleTime,
    });

  async function storePartnerList({ session, quietly }: PartnerListLoadInput, signal: AbortSignal) {
    const { partnerList } = await runCalls({ partnerList: readPartnerList }, quietly ? 'nowhere' : 'page');
    signal.throwIfAborted();
    if (readStoredSessionId(storage) !== session) throw supersededFailure;
    storage.write('partnerList', [...partnerList]);
    return partnerList;
  }

  /** Appends leads to the stored leads, which all tabs share, unless the session has changed. */
  function keepLead(_: unknown, { session, leads }: SessionLeads): void {
    if (readStoredSessionId(storage) !== session) return;
    const kept = storage.read('pendingLeads') ?? [];
    storage.write('pendingLeads', [...kept, ...leads].slice(-limits.pendingLeads));
  }

  function releaseLeads(_: unknown, { leads }: SessionLeads): void {
    const gone = new Set(leads.map(toText));
    const kept = (storage.read('pendingLeads') ?? []).filter((lead) => !gone.has(toText(lead)));
    if (kept.length > 0) storage.write('pendingLeads', kept);
    else storage.remove('pendingLeads');
  }

  const watchNetwork = watch((tell) =>
    dependencies.network.onChange((isOnline) =>
      tell({ type: isOnline ? 'network.found' : 'network.lost' } satisfies NetworkEvent),
    ),
  );

  const refreshUserInfo = effect<UserInfo>((_, signal) => storeUserInfo(signal));

  return {
    exchangeSsoCode: storeSsoSession,
    session: {
      actors: {
        restoreSession: effect(readStoredSession),
        logIn: effect(storeLogIn),
        refreshUserInfo,
        logOut: effect(tellLoggedOut),
        watchTabs: watch<TabsMessage>((tell, receive) => {
          receive(({ session }) => tabs.tellLoggedOut(session));
          return tabs.follow({
            onLoggedOut: (session) => tell({ type: 'otherTab.loggedOut', session } satisfies TabsEvent),
            onStored: (session, userInfo) =>
              tell({ type: 'otherTab.stored', session, userInfo } satisfies TabsEvent),
          });
        }),
      },
      actions: { forgetSession: () => forgetAll(requestDraftKey), clearCache: () => forgetAll(), forgetLeft },
    },
    renewal: {
      actors: {
        readToken: effect<TokenState>(async () => {
          const token = storage.read('accessToken');
          const life = decodeAccessToken(token ?? '');
          return {
            isHeld: token !== null,
            timeLeft: life && life.endsAt - dependencies.clock.now(),
            isRenewable: storage.read('refreshToken') !== null,
          };
        }),
        watchAttention: watch((tell) =>
          dependencies.followAttention((isAttended) =>
            tell({ type: isAttended ? 'attention.gained' : 'attention.lost' } satisfies RenewalEvent),
          ),
        ),
        watchTokens: watch((tell) =>
          tabs.followLoss(() => tell({ type: 'tokens.lost' } satisfies RenewalEvent)),
        ),
        renewTokens: effect(async (session: string, signal) => {
          if (readStoredSessionId(storage) !== session) throw supersededFailure;
          return renewTokens(signal);
        }),
        refreshUserInfo,
      },
    },
    leads: {
      actors: {
        restoreLeads: effect<readonly Lead[]>(async () => storage.read('pendingLeads') ?? []),
        sendLeads: effect<void, SessionLeads>(
          async ({ leads }) => void (await dependencies.recordLeads(leads)),
        ),
        watchNetwork,
      },
      actions: { keepLead, releaseLeads },
    },
    connection: { actors: { watchNetwork } },
    partnerList: {
      actors: {
        restorePartnerList: effect<readonly PartnerListEntry[] | null, string>(async (session) =>
          readStoredSessionId(storage) === session ? storage.read('partnerList') : null,
        ),
        loadPartnerList: effect<readonly PartnerListEntry[], PartnerListLoadInput>(storePartnerList),
      },
      actions: { followChange: dependencies.followPartners },
    },
  };
}
