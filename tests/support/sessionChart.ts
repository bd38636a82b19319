import type { ActorRefFrom } from 'xstate';
import type { Credentials } from '#domain/credentials.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { effect, watch } from '#machines/port.ts';
import type { ArrivedPerson, TabsMessage } from '#machines/sessionEvent.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import type { StoredSession } from '#machines/sessionSetup.ts';
import { startUnderParent } from '#tests/charts/startUnderParent.ts';
import { dana } from './session.ts';

const customer = {
  customerId: 1,
  customerName: 'Acme Builders',
  customerTypeName: null,
  sourceId: null,
  sourceType: null,
};
export const person = (roleId: number, belongs = true): UserInfo => ({
  ...dana,
  userId: roleId,
  roleDetail: { roles: [{ id: roleId, name: 'Role' }] },
  customer: belongs ? customer : null,
});
export const session = 'first';
export const stored = (userInfo: UserInfo | null, refreshed = false): StoredSession => ({
  session,
  userInfo,
  refreshed,
});
export const rejected = { code: 'UNAUTHENTICATED', message: 'Log in.', status: 401, reference: '' };
export const outage = { code: 'UNAVAILABLE', message: 'Try again later.', status: 503, reference: '' };
export const credentials = { email: 'owner@lintel.test', password: 'not kept anywhere', remember: false };

/** Starts the session chart over this stored session, with these answers to its calls. */
export function startSession(
  restored: StoredSession | null,
  refresh: () => Promise<UserInfo>,
  logIn: () => Promise<ArrivedPerson> = async () => ({
    session,
    userInfo: person(2),
    returnUrl: '/partner/ppg',
  }),
) {
  let refreshes = 0;
  const forgotten: string[] = [];
  const toldTabs: unknown[] = [];
  const { child, sent } = startUnderParent(
    sessionMachine.provide({
      actors: {
        restoreSession: effect<StoredSession | null>(async () => restored),
        logIn: effect<ArrivedPerson, Credentials>(logIn),
        refreshUserInfo: effect(() => {
          refreshes += 1;
          return refresh();
        }),
        logOut: effect<void, string | null>(async () => undefined),
        watchTabs: watch<TabsMessage>((_, receive) => {
          receive((message) => void toldTabs.push(message));
          return () => undefined;
        }),
      },
      actions: {
        forgetSession: () => void forgotten.push('session'),
        clearCache: () => void forgotten.push('rows'),
        forgetLeft: () => void forgotten.push('person'),
      },
    }),
  );
  const actor = child as ActorRefFrom<typeof sessionMachine>;
  return { session: actor, sent, forgotten, toldTabs, refreshes: () => refreshes };
}

export const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

export const opened = { type: 'session.opened', session: 'first' };
