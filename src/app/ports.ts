import type { QueryClient } from '@tanstack/query-core';
import { fetchUserInfo, logIn, logOut } from '#api/account.ts';
import { fetchPartnerList } from '#api/marketplace.ts';
import type { Rest } from '#api/rest.ts';
import type { BrowserStorage } from '#api/storage.ts';
import type { Credentials } from '#domain/credentials.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { effect } from '#machines/port.ts';
import type { StoredSession } from '#machines/sessionMachine.ts';
import type { RunCall } from './runCall.ts';

interface PortDependencies {
  readonly rest: Rest;
  readonly storage: BrowserStorage;
  readonly queryClient: QueryClient;
  readonly runCall: RunCall;
}

/** The effects that the charts ask for, each named like its port. */
export function createPorts({ rest, storage, queryClient, runCall }: PortDependencies) {
  function forgetSession(): void {
    storage.clear();
    queryClient.clear();
  }

  async function readStoredSession(): Promise<StoredSession | null> {
    if (storage.read('accessToken') === null) return null;
    return {
      userInfo: storage.read('userInfo'),
      refreshed: storage.read('userInfoRefreshed') ?? false,
    };
  }

  async function storeLogIn(credentials: Credentials): Promise<UserInfo> {
    const answer = await runCall('button', () => logIn(rest, credentials));
    forgetSession();
    storage.write('accessToken', answer.accessToken);
    storage.write('refreshToken', answer.refreshToken);
    storage.write('userInfo', answer.userInfo);
    return answer.userInfo;
  }

  async function storeUserInfo(): Promise<UserInfo> {
    storage.write('userInfoRefreshed', true);
    const userInfo = await fetchUserInfo(rest);
    storage.write('userInfo', userInfo);
    return userInfo;
  }

  async function tellLoggedOut(): Promise<void> {
    // Starts with the token at hand; clearing must not wait for the answer, nor for a network.
    const told = logOut(rest);
    forgetSession();
    await told;
  }

  function readPartnerList(): Promise<readonly PartnerListEntry[]> {
    return queryClient.fetchQuery({ queryKey: ['partnerList'], queryFn: () => fetchPartnerList(rest) });
  }

  async function storePartnerList(): Promise<readonly PartnerListEntry[]> {
    // A list that is shown already is read again without a word.
    const isShown = storage.read('partnerList') !== null;
    const partners = await (isShown ? readPartnerList() : runCall('page', readPartnerList));
    storage.write('partnerList', [...partners]);
    return partners;
  }

  return {
    session: {
      actors: {
        restoreSession: effect<StoredSession | null>(readStoredSession),
        logIn: effect<UserInfo, Credentials>(storeLogIn),
        refreshUserInfo: effect<UserInfo>(storeUserInfo),
        logOut: effect<void>(tellLoggedOut),
      },
      actions: { forgetSession },
    },
    partnerList: {
      actors: { loadPartnerList: effect<readonly PartnerListEntry[]>(storePartnerList) },
    },
  };
}
