import { expect, it } from 'vitest';
import { assign, createMachine } from 'xstate';
import { walkInputs } from './chartUnderTest.ts';
import { walkOtherValues } from './otherValues.ts';

const machine = createMachine({
  context: { email: null, level: null },
  on: {
    'person.named': {
      actions: assign(({ event }) => ({ email: event['email'], level: event['level'] })),
    },
  },
});
const named = (level: string) => ({
  send: { type: 'person.named', level, person: [{ id: 7 }], email: 'nora' },
});

it('repeats each happening in each situation with other values for the fields that never vary', async () => {
  const chart = { machine, happenings: [named('page'), named('button'), { wait: 10 }] };
  const paths = await walkOtherValues(chart, await walkInputs(chart));
  expect(paths.map(({ happenings }) => happenings)).toEqual([
    [{ send: { ...named('page').send, person: [{ id: 1_007 }], email: 'other nora' } }],
    [{ send: { ...named('button').send, person: [{ id: 1_007 }], email: 'other nora' } }],
    [named('page'), { send: { ...named('page').send, person: [{ id: 1_007 }], email: 'other nora' } }],
    [named('page'), { send: { ...named('button').send, person: [{ id: 1_007 }], email: 'other nora' } }],
  ]);
  expect(paths[2]?.steps.at(-1)?.does).toEqual(['keeps email: "other nora"']);
});
