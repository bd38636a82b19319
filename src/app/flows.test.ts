import { expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import type { FlowDependencies } from './flow.ts';
import { createFlows, type FlowLoader } from './flows.ts';

const page = { pathname: '/', search: '', arrival: {} };

/** A flow whose code comes after so many milliseconds. */
function flowAfter(name: string, delay: number): FlowLoader {
  return {
    name,
    load: async () => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      return {
        begin: () => ({ chart: fromCallback(() => undefined), input: undefined }),
        describe: () => ({ type: 'page.shown' }),
      };
    },
  };
}

function start() {
  const told: string[] = [];
  const flows = createFlows(
    (event) => told.push(event.type === 'flow.entered' ? `${event.flow.name} entered` : event.type),
    {} as FlowDependencies,
  );
  return { flows, told };
}

it('a flow whose page was left while its code came does not stop the one that is shown', async () => {
  const { flows, told } = start();
  const left = new AbortController();
  const late = flows.enter(flowAfter('registration', 30), page, left.signal);
  left.abort();
  const shown = flowAfter('forgotPassword', 1);
  await flows.enter(shown, page, new AbortController().signal);
  flows.show(shown, page);
  await late;
  expect(told).toEqual(['forgotPassword entered', 'flow.shown']);
});

it('a flow goes on from page to page, and ends with the first page that is not its own', async () => {
  const { flows, told } = start();
  const flow = flowAfter('registration', 1);
  const { signal } = new AbortController();
  await flows.enter(flow, page, signal);
  flows.show(flow, page);
  await flows.enter(flow, page, signal);
  flows.show(flow, page);
  flows.show(undefined, page);
  flows.show(undefined, page);
  expect(told).toEqual(['registration entered', 'flow.shown', 'flow.shown', 'flow.left']);
});
