import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { describeUnrecordedSteps, recordWalk } from './recordWalk.ts';
import { walkChart } from './walkChart.ts';

const walkCounter = (step: number) =>
  walkChart(
    setup({
      actions: { count: assign(({ context }) => ({ sum: Number(context['sum']) + step })) },
    }).createMachine({
      id: 'counter',
      context: { sum: 0 },
      on: { pressed: { actions: 'count' }, looked: {} },
    }),
    [{ send: { type: 'looked' } }, { send: { type: 'pressed' } }],
    {},
  );

it('lists exactly the steps that are not recorded, each with the shortest path', async () => {
  const walked = await walkCounter(1);
  const record = recordWalk(walked, walked);
  expect(describeUnrecordedSteps(record, walked)).toBe('');
  const steps = describeUnrecordedSteps(record, await walkCounter(2));
  expect(steps).toContain(
    '  * | pressed | - | -\n    after the start, by {"send":{"type":"pressed"}}\n      keeps sum: 2',
  );
  expect(steps).not.toContain('looked | - | -');
});
