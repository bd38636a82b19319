import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { quietApp } from '#tests/support/quietApp.ts';
import type { FlowDefinition, FlowDependencies } from '#session/flow.ts';
import { createFlowControl } from './flows.ts';

const page = { pathname: '/', search: '', locationState: {} };

/** A flow that logs its beginning, its events, and its end. */
function flowOf(name: string): FlowDefinition {
  return {
    begin: (_, dependencies) => ({
      chart: fromCallback(({ receive }) => {
        const { log } = dependencies as unknown as { log: string[] };
        log.push(`${name} begins`);
        receive(({ type }) => log.push(type));
        return () => log.push(`${name} ends`);
      }),
      input: undefined,
    }),
    describe: () => ({ type: 'page.shown' }),
  };
}

it('a flow continues across its pages, and ends on the first page outside it', () => {
  const log: string[] = [];
  const app = createActor(quietApp(), { input: { isOnline: true } }).start();
  const flows = createFlowControl(app, { log } as unknown as FlowDependencies);
  const registration = flowOf('registration');
  flows.enter('registration', registration, page);
  flows.show(page);
  flows.enter('registration', registration, page);
  app.send({ type: 'page.visited', flow: 'registration' });
  flows.show(page);
  expect(flows.runs('registration')).toBe(true);
  app.send({ type: 'page.visited', flow: null });
  flows.show(page);
  expect(flows.runs('registration')).toBe(false);
  expect(log).toEqual(['registration begins', 'page.shown', 'page.shown', 'registration ends']);
});
