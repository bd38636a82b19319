import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { quietApp } from '#tests/support/quietApp.ts';
import type { FlowDefinition, FlowDependencies } from '#session/flow.ts';
import { createFlows } from './flows.ts';

const page = { pathname: '/', search: '', locationState: {} };

/** A flow that tells when it begins, what it hears, and when it ends. */
function flowOf(name: string): FlowDefinition {
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
}

it('a flow goes on from page to page, and ends with the first page that is not its own', () => {
  const told: string[] = [];
  const app = createActor(quietApp(), { input: { isOnline: true } }).start();
  const flows = createFlows(app, { told } as unknown as FlowDependencies);
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
  expect(told).toEqual(['registration begins', 'page.shown', 'page.shown', 'registration ends']);
});
