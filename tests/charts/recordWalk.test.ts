import { expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { recordWalk, sayOtherSteps } from './recordWalk.ts';
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

it('tells each step that is not recorded, the shortest way to it first, and no other', async () => {
  const walked = await walkCounter(1);
  const record = recordWalk(walked, walked);
  expect(sayOtherSteps(record, walked)).toBe('');
  const told = sayOtherSteps(record, await walkCounter(2));
  expect(told).toContain(
    '  * | pressed | - | -\n    after the start, by {"send":{"type":"pressed"}}\n      keeps sum: 2',
  );
  expect(told).not.toContain('looked | - | -');
});
