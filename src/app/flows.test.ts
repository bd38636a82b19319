import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { quietApp } from '#tests/support/quietApp.ts';
import type { FlowDependencies } from '#session/flow.ts';
import { createFlows, type FlowLoader } from './flows.ts';
import { PageGone } from './loadPage.ts';

const page = { pathname: '/', search: '', arrival: {} };

/** A flow whose code comes after so many milliseconds. */
function flowAfter(name: string, delay: number): FlowLoader {
  return {
    name,
    load: async () => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      return {
        begin: (_, dependencies) => ({
          chart: fromCallback(({ receive }) => {
            const { told } = dependencies as unknown as { told: string[] };
            told.push(`${name} begins`);
            receive(({ type }) => told.push(type));
            return () => told.push(`${name} ends`);
          }),
          input: undefined,
        }),
        describe: () => ({ type: 'page.shown' }),
      };
    },
  };
}

function start() {
  const told: string[] = [];
  const app = createActor(quietApp(), { input: { isOnline: true } }).start();
  return { app, flows: createFlows(app, { told } as unknown as FlowDependencies), told };
}

it('a flow whose page was left while its code came does not stop the one that is shown', async () => {
  const { flows, told } = start();
  const left = new AbortController();
  const late = flows.enter(flowAfter('registration', 30), page, left.signal);
  left.abort();
  const shown = flowAfter('forgotPassword', 1);
  await flows.enter(shown, page, new AbortController().signal);
  flows.show(page);
  await late;
  expect(told).toEqual(['forgotPassword begins', 'page.shown']);
});

it('a flow goes on from page to page, and ends with the first page that is not its own', async () => {
  const { app, flows, told } = start();
  const flow = flowAfter('registration', 1);
  const { signal } = new AbortController();
  await flows.enter(flow, page, signal);
  flows.show(page);
  await flows.enter(flow, page, signal);
  app.send({ type: 'page.visited', flow: 'registration' });
  flows.show(page);
  app.send({ type: 'page.visited', flow: null });
  flows.show(page);
  expect(told).toEqual(['registration begins', 'page.shown', 'page.shown', 'registration ends']);
});

it('a flow whose code is gone is like a page whose code is gone', async () => {
  const { flows } = start();
  const gone: FlowLoader = { name: 'registration', load: () => Promise.reject(new TypeError('Not there')) };
  await expect(flows.enter(gone, page, new AbortController().signal)).rejects.toThrow(PageGone);
});
