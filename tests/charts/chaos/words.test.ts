import { expect, it } from 'vitest';
import { readSequence, spell, type Sequence } from './words.ts';
import { listDoings } from './world.ts';

const doings = await listDoings();

const sequence: Sequence = {
  start: 'signed in, with the list',
  steps: [
    ['another tab logs in as Y, whose session ends at once', 0],
    ['another tab logs in as Y', 1],
    ['log out', 0],
  ],
};

it('a sequence is read as it is printed, also over several lines and with what went wrong', () => {
  const printed = spell(sequence);
  expect(printed).toContain('another tab logs in as Y (2), log out');
  expect(readSequence(printed, doings)).toEqual(sequence);
  expect(readSequence(`${printed.replaceAll(', ', ',\n')}: something, else`, doings)).toEqual(sequence);
});

it.each(['', 'nobody', 'a visitor, dance', 'a visitor, log outside', 'a visitor, log out (0)'])(
  '%j is no sequence',
  (text) => {
    expect(() => readSequence(text, doings)).toThrow('Unknown step');
  },
);
