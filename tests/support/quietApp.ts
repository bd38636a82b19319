import type { Lead } from '#domain/lead.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { appMachine } from '#machines/appMachine.ts';
import { connectionMachine } from '#machines/connectionMachine.ts';
import { leadsMachine, type SessionLeads } from '#machines/leadsMachine.ts';
import { partnerListMachine, type PartnerListLoadInput } from '#machines/partnerListMachine.ts';
import { effect, watch } from '#machines/port.ts';
import { renewalMachine, type TokenState } from '#machines/renewalMachine.ts';
import type { TabsMessage } from '#machines/sessionEvent.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import type { StoredSession } from '#machines/sessionSetup.ts';

const never = () => new Promise<never>(() => undefined);
const unwatched = watch(() => () => undefined);
const noTabs = watch<TabsMessage>(() => () => undefined);

/** Session chart over an empty browser, whose calls never settle. */
export const quietSession = sessionMachine.provide({
  actors: {
    restoreSession: effect<StoredSession | null>(async () => null),
    refreshUserInfo: effect<UserInfo>(never),
    logOut: effect<void, string | null>(never),
    watchTabs: noTabs,
  },
  actions: { forgetSession: () => undefined, clearCache: () => undefined, forgetLeft: () => undefined },
});

/** Root chart around a session chart, whose other calls never settle. */
export function quietApp(session: typeof sessionMachine = quietSession): typeof appMachine {
  return appMachine.provide({
    actors: {
      session,
      connection: connectionMachine.provide({ actors: { watchNetwork: unwatched } }),
      renewal: renewalMachine.provide({
        actors: {
          readToken: effect<TokenState>(async () => ({ timeLeft: null, isHeld: true, isRenewable: true })),
          renewTokens: effect<UserInfo | null, string>(never),
          watchAttention: unwatched,
          watchTokens: unwatched,
        },
      }),
      leads: leadsMachine.provide({
        actors: {
          restoreLeads: effect<readonly Lead[]>(async () => []),
          sendLeads: effect<void, SessionLeads>(async () => undefined),
          watchNetwork: unwatched,
        },
        actions: { keepLead: () => undefined, releaseLeads: () => undefined },
      }),
      partnerList: partnerListMachine.provide({
        actors: {
          restorePartnerList: effect<readonly PartnerListEntry[] | null, string>(async () => null),
          loadPartnerList: effect<readonly PartnerListEntry[], PartnerListLoadInput>(never),
        },
      }),
    },
  });
}
