import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Credentials } from '#domain/credentials.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { effect } from '#machines/port.ts';
import type { ArrivedPerson } from '#machines/sessionEvent.ts';
import { quietApp, quietSession } from '#tests/support/quietApp.ts';
import { dana } from '#tests/support/session.ts';
import { openInspector } from './openInspector.ts';

/** Opens a page of the product with this query, and records the messages to the window that it opens. */
function openPage(search: string) {
  const opened: string[] = [];
  const posted: Record<string, unknown>[] = [];
  const listeners: ((event: unknown) => void)[] = [];
  const page = {
    location: { pathname: '/login', search },
    navigator: {},
    open: (url: string) => {
      opened.push(url);
      return { postMessage: (message: Record<string, unknown>) => posted.push(message) };
    },
    addEventListener: (_type: string, listener: (event: unknown) => void) => listeners.push(listener),
    reportError: (error: Error) => {
      throw error;
    },
  } as unknown as Window;
  const connect = () => listeners.forEach((listener) => listener({ data: { type: '@statelyai.connected' } }));
  return { page, opened, posted, connect };
}

it('no window opens without the query', async () => {
  const { page, opened } = openPage('?inspect=local');
  await openInspector(page);
  expect(opened).toEqual([]);
});

it('with the query the hosted visualizer receives every chart and step, without personal data', async () => {
  const { page, opened, posted, connect } = openPage('?inspect=stately');
  const inspect = await openInspector(page);
  expect(opened).toEqual(['https://stately.ai/inspect']);

  const session = quietSession.provide({
    actors: {
      logIn: effect<ArrivedPerson, Credentials>(async () => ({
        session: 'first',
        userInfo: dana,
        returnUrl: null,
      })),
      refreshUserInfo: effect<UserInfo>(() => Promise.reject(new Error(dana.email))),
    },
  });
  const app = createActor(quietApp(session), {
    input: { isOnline: true },
    inspect,
  }).start();
  const running = app.system.get('session');
  await waitFor(running, (snapshot) => snapshot.matches('loggedOut'));
  connect();
  const password = 'Build-up-faster-1';
  running.send({ type: 'logIn.submitted', credentials: { email: dana.email, password, remember: true } });
  await waitFor(running, (snapshot) => snapshot.matches('loggedIn'));
  app.stop();

  const names = posted.filter(({ type }) => type === '@xstate.actor').map(({ name }) => name);
  expect(names).toEqual([
    'app',
    'activity',
    'notifications',
    'connection',
    'session',
    'renewal',
    'partnerList',
    'leads',
  ]);
  const values = posted
    .filter(({ type, sessionId }) => type === '@xstate.snapshot' && sessionId === running.sessionId)
    .map(({ snapshot }) => (snapshot as { value: unknown }).value);
  expect(values).toContainEqual('loggingIn');
  expect(values).toContainEqual({ loggedIn: 'owner' });
  const all = JSON.stringify(posted);
  for (const secret of [dana.email, dana.firstName, password]) expect(all).not.toContain(secret);
  expect(all).toContain('logIn.submitted');
});
