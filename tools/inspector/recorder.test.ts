import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Credentials } from '#domain/credentials.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { effect } from '#machines/port.ts';
import type { ArrivedPerson } from '#machines/sessionEvent.ts';
import { sessionMachine } from '#machines/sessionMachine.ts';
import { quietApp, quietSession } from '#tests/support/quietApp.ts';
import { dana } from '#tests/support/session.ts';
import { listArrows, toGraph } from '#charts/chartGraph.ts';
import type { RunningChart, RecordedStep } from './messages.ts';
import { createRecorder } from './recorder.ts';

const owner: UserInfo = {
  ...dana,
  customer: {
    customerId: 1,
    customerName: 'Acme Builders',
    customerTypeName: null,
    sourceId: null,
    sourceType: null,
  },
};
const input = { isOnline: true };

/** Starts the app with this log-in, and collects everything that the recorder reports. */
function startApp(logIn: (given: Credentials) => Promise<UserInfo>) {
  const reported: { chart: RunningChart; step: RecordedStep }[] = [];
  const recorder = createRecorder((chart, step) => reported.push({ chart, step }));
  const session = quietSession.provide({
    actors: {
      logIn: effect<ArrivedPerson, Credentials>(async (given) => ({
        session: 'first',
        userInfo: await logIn(given),
        returnUrl: null,
      })),
    },
  });
  const app = createActor(quietApp(session), { input, inspect: recorder.inspect });
  app.start();
  return { app, session: app.system.get('session'), reported, recorder };
}

async function logIn(credentials: Credentials, answer: () => Promise<UserInfo>) {
  const started = startApp(answer);
  await waitFor(started.session, (snapshot) => snapshot.matches('loggedOut'));
  started.session.send({ type: 'logIn.submitted', credentials });
  await waitFor(started.session, (snapshot) => !snapshot.matches('loggingIn'));
  return started;
}

const credentials = { email: 'owner@lintel.test', password: 'Build-up-faster-1', remember: false };

describe('the recorder', () => {
  it('reports source, target and event of each step of each chart', async () => {
    const { reported } = await logIn(credentials, async () => owner);
    const steps = reported
      .filter(({ step }) => step.chart === 'session')
      .map(({ step: { type, from, to, isTaken } }) => [type, from, to, isTaken]);
    expect(steps).toEqual([
      ['xstate.init', null, 'restoring', true],
      ['xstate.done.actor.restoreSession', 'restoring', 'loggedOut.idle', true],
      ['logIn.submitted', 'loggedOut.idle', 'loggingIn', true],
      ['xstate.done.actor.logIn', 'loggingIn', 'loggedIn.owner', true],
    ]);
    for (const { step } of reported) expect(step.took).toBeGreaterThanOrEqual(0);
  });

  it('knows the state and the parent of each chart', async () => {
    const { recorder, app, session } = await logIn(credentials, async () => owner);
    const charts = recorder.charts();
    expect(charts.map(({ chart }) => chart).toSorted()).toEqual(
      [
        'activity',
        'app',
        'connection',
        'leads',
        'notifications',
        'partnerList',
        'renewal',
        'session',
      ].toSorted(),
    );
    const sessionChart = charts.find(({ chart }) => chart === 'session');
    expect(sessionChart).toMatchObject({
      actor: session.sessionId,
      parent: app.sessionId,
      status: 'active',
      value: { loggedIn: 'owner' },
      state: 'loggedIn.owner',
    });
    expect(recorder.find(session.sessionId)).toBe(session);
  });

  it('knows the arrows of the drawing that a chart took last', async () => {
    const { recorder } = await logIn(credentials, async () => owner);
    const arrows = listArrows(toGraph(sessionMachine));
    const { taken = [] } = recorder.charts().find(({ chart }) => chart === 'session') ?? {};
    const took = taken.map((id) => arrows.find((arrow) => arrow.id === id));
    expect(took[0]).toMatchObject({ from: 'loggingIn', event: 'done logIn' });
    expect(took.at(-1)).toMatchObject({ to: 'loggedIn.owner' });
  });

  it('reports sender and receiver of each event: the page, a chart, or an effect of a chart', async () => {
    const { recorder, session, app } = await logIn(credentials, async () => owner);
    const effect = { lifeline: `${session.sessionId} logIn`, name: 'logIn', isEffect: true };
    const chart = { lifeline: session.sessionId, name: 'session', isEffect: false };
    const sent = recorder.steps().map(({ sender, chart: receiver, type }) => [sender?.name, type, receiver]);
    expect(sent).toContainEqual(['app', 'xstate.init', 'session']);
    expect(sent).toContainEqual([undefined, 'logIn.submitted', 'session']);
    expect(sent).toContainEqual(['logIn', 'xstate.done.actor.logIn', 'session']);
    expect(sent).toContainEqual(['session', 'session.began', 'app']);
    expect(recorder.steps().find(({ type }) => type === 'xstate.done.actor.logIn')?.sender).toEqual(effect);
    const call = recorder.calls().find(({ receiver }) => receiver.name === 'logIn');
    expect(call).toMatchObject({ sender: chart, receiver: effect, type: 'xstate.init' });
    const inOrder = [...recorder.steps(), ...recorder.calls()].map(({ at }) => at);
    expect(new Set(inOrder).size).toBe(inOrder.length);
    const submitted = recorder.steps().find(({ type }) => type === 'logIn.submitted');
    expect(call?.at).toBeGreaterThan(submitted?.at ?? Number.NaN);
    app.stop();
  });

  it('reports an event that no state handles as not taken', async () => {
    const { app, reported } = await logIn(credentials, async () => owner);
    app.getSnapshot().children.partnerList?.send({ type: 'list.lost' } as never);
    expect(reported.at(-1)?.step).toMatchObject({ type: 'list.lost', isTaken: false });
  });

  it('reports a chart that throws, and that it has stopped', async () => {
    const { app, session, reported, recorder } = startApp(async () => owner);
    app.subscribe({ error: () => undefined });
    await waitFor(session, (snapshot) => snapshot.matches('loggedOut'));
    session.send({ type: 'logIn.submitted' });
    const last = reported.findLast(({ chart }) => chart.chart === 'session');
    expect(last).toMatchObject({
      chart: { status: 'error' },
      step: { payload: { error: { message: expect.stringMatching(/^••••/) } } },
    });
    expect(recorder.find(session.sessionId)).toBeUndefined();
  });

  it('reports a chart that was stopped', async () => {
    const { app, reported, recorder } = await logIn(credentials, async () => owner);
    app.stop();
    expect(recorder.charts()).toEqual([]);
    expect(reported.filter(({ chart }) => chart.status === 'stopped')).toHaveLength(8);
  });

  it('keeps the last 500 steps', async () => {
    const { app, recorder } = await logIn(credentials, async () => owner);
    for (let count = 0; count < 600; count += 1) app.send({ type: 'page.visited', flow: null });
    expect(recorder.steps()).toHaveLength(500);
    expect(recorder.steps().at(-1)?.number).toBeGreaterThan(600);
  });
});

const mark = 'Qzx';
const personalText = fc.string({ maxLength: 20 }).map((text) => mark + text);

it('no personal text, whether typed, returned or thrown, is reported or stored', async () => {
  await fc.assert(
    fc.asyncProperty(personalText, personalText, fc.boolean(), async (typed, answered, isRefused) => {
      const { reported, recorder } = await logIn(
        { email: typed, password: typed, remember: true },
        isRefused
          ? () =>
              Promise.reject(
                Object.assign(new Error(answered), { code: answered, status: 401, reference: answered }),
              )
          : async () => ({ ...owner, firstName: answered, email: answered, phone: answered }),
      );
      const all = JSON.stringify([reported, recorder.charts(), recorder.steps(), recorder.calls()]);
      expect(all).not.toContain(mark);
      expect(all).toContain(isRefused ? 'loggedOut.idle' : 'loggedIn.owner');
    }),
    { numRuns: 50 },
  );
});
