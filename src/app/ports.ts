import { exchangeSsoCode, fetchUserInfo, logIn, logOut } from '#api/account.ts';
import { fetchPartnerList } from '#api/marketplace.ts';
import type { Queries } from '#api/queries.ts';
import type { Rest } from '#api/rest.ts';
import { sessionOf } from '#api/sessionOf.ts';
import type { BrowserStorage } from '#api/storage.ts';
import type { Tabs } from '#api/tabs.ts';
import { superseded } from '#domain/callFailure.ts';
import type { Credentials } from '#domain/credentials.ts';
import type { Lead } from '#domain/lead.ts';
import { limits } from '#domain/limits.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { ReceivedTokens } from '#domain/tokens.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { effect } from '#machines/port.ts';
import type { PartnerListLoad } from '#machines/partnerListMachine.ts';
import type { ArrivedPerson } from '#machines/sessionEvent.ts';
import type { StoredSession } from '#machines/sessionMachine.ts';
import type { RunCalls } from './runCalls.ts';

interface PortDependencies {
  /** Has leads recorded; rejects with a `CallFailure`. */
  readonly recordLeads: (leads: readonly Lead[]) => Promise<void>;
  readonly rest: Rest;
  readonly storage: BrowserStorage;
  readonly tabs: Pick<Tabs, 'tellLoggedOut'>;
  readonly queries: Pick<Queries, 'fetch'>;
  readonly runCalls: RunCalls;
  /** Follows a partner list that holds other partners than before. */
  readonly followPartners: () => void;
  /** Drops every row of the person that this tab holds in memory. */
  readonly forgetRows: () => void;
  /** Keeps in the browser the tokens of an answer, and the person that it names. */
  readonly storeTokens: (answer: ReceivedTokens) => void;
  /** Renews the tokens in the browser, and answers the person where they are named; rejects with a `CallFailure`. */
  readonly renewTokens: (signal: AbortSignal) => Promise<UserInfo | null>;
}

const toText = ({ partnerId, kind, place, madeAt }: Lead): string =>
  [partnerId, kind, place, madeAt].join(' ');

/** Of a session that ended by itself, what the person was typing stays: it names them, and waits for them alone. */
const draft = 'productRequestDraft';

/** The effects that the charts ask for, each named like its port. */
export function createPorts({
  rest,
  storage,
  tabs,
  queries,
  runCalls,
  forgetRows,
  storeTokens,
  renewTokens,
  recordLeads,
  followPartners,
}: PortDependencies) {
  /** A token that is there again belongs to a session that another tab has begun. */
  function forgetSession(): void {
    if (storage.read('accessToken') === null) storage.clear(draft);
    forgetRows();
  }

  async function readStoredSession(): Promise<StoredSession | null> {
    if (storage.read('accessToken') === null) return null;
    return {
      userInfo: storage.read('userInfo'),
      refreshed: storage.read('userInfoRefreshed') ?? false,
    };
  }

  /** A draft waits for the person who typed it, and for nobody else. */
  function dropOthersDraft({ userId }: UserInfo): void {
    if (storage.read(draft)?.userId !== userId) storage.remove(draft);
  }

  /** Forgets the session before, except the person's own draft. */
  function beginSession(answer: ReceivedTokens): void {
    forgetRows();
    storage.clear(draft);
    if (answer.userInfo) dropOthersDraft(answer.userInfo);
    storeTokens(answer);
  }

  async function storeLogIn(credentials: Credentials, signal: AbortSignal): Promise<ArrivedPerson> {
    const { logIn: answer } = await runCalls({ logIn: () => logIn(rest, credentials) }, 'button');
    signal.throwIfAborted();
    beginSession(answer);
    return { userInfo: answer.userInfo, returnUrl: answer.wantedPath };
  }

  async function storeSsoArrival(
    answer: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<ArrivedPerson> {
    const { exchangeSsoCode: arrived } = await runCalls({
      exchangeSsoCode: () => exchangeSsoCode(rest, answer),
    });
    signal.throwIfAborted();
    beginSession(arrived);
    return { userInfo: arrived.userInfo, returnUrl: arrived.returnUrl ?? arrived.wantedPath };
  }

  async function storeUserInfo(signal: AbortSignal): Promise<UserInfo> {
    const session = sessionOf(storage);
    storage.write('userInfoRefreshed', true);
    const { userInfo } = await runCalls({ userInfo: () => fetchUserInfo(rest) }, 'button');
    signal.throwIfAborted();
    if (sessionOf(storage) !== session) throw superseded;
    dropOthersDraft(userInfo);
    storage.write('userInfo', userInfo);
    return userInfo;
  }

  async function tellLoggedOut(): Promise<void> {
    const token = storage.read('accessToken');
    // Before the token goes: a tab that finds none by itself would take it for a session that ended.
    tabs.tellLoggedOut();
    storage.clear();
    forgetRows();
    if (token !== null) await runCalls({ logOut: () => logOut(rest, token) }, 'nowhere');
  }

  function readPartnerList(): Promise<readonly PartnerListEntry[]> {
    return queries.fetch({ queryKey: ['partnerList'], queryFn: () => fetchPartnerList(rest) });
  }

  async function storePartnerList({ quietly }: PartnerListLoad, signal: AbortSignal) {
    const session = sessionOf(storage);
    const { partnerList } = await runCalls({ partnerList: readPartnerList }, quietly ? 'nowhere' : 'page');
    signal.throwIfAborted();
    if (sessionOf(storage) !== session) throw superseded;
    storage.write('partnerList', [...partnerList]);
    return partnerList;
  }

  /** Other tabs of the browser keep theirs in the same place. */
  function keepLead(_: unknown, lead: Lead): void {
    const kept = storage.read('pendingLeads') ?? [];
    storage.write('pendingLeads', [...kept, lead].slice(-limits.pendingLeads));
  }

  function releaseLeads(_: unknown, released: readonly Lead[]): void {
    const gone = new Set(released.map(toText));
    const kept = (storage.read('pendingLeads') ?? []).filter((lead) => !gone.has(toText(lead)));
    if (kept.length > 0) storage.write('pendingLeads', kept);
    else storage.remove('pendingLeads');
  }

  const refreshUserInfo = effect<UserInfo>((_, signal) => storeUserInfo(signal));

  return {
    exchangeSsoCode: storeSsoArrival,
    session: {
      actors: {
        restoreSession: effect<StoredSession | null>(readStoredSession),
        logIn: effect<ArrivedPerson, Credentials>(storeLogIn),
        refreshUserInfo,
        logOut: effect<void>(tellLoggedOut),
      },
      actions: { forgetSession, forgetRows },
    },
    renewal: {
      actors: {
        renewTokens: effect<UserInfo | null>((_, signal) => renewTokens(signal)),
        refreshUserInfo,
      },
    },
    leads: {
      actors: { sendLeads: effect<void, readonly Lead[]>((leads) => recordLeads(leads)) },
      actions: { keepLead, releaseLeads },
    },
    partnerList: {
      actors: { loadPartnerList: effect<readonly PartnerListEntry[], PartnerListLoad>(storePartnerList) },
      actions: { followChange: followPartners },
    },
  };
}
