import { expect, it } from 'vitest';
import { formatSequence, readSequence, type Sequence } from './sequenceText.ts';
import { listWorldEvents } from './world.ts';

const events = await listWorldEvents();

const sequence: Sequence = {
  start: 'signed in, with the list',
  steps: [
    ['another tab logs in as Y, whose session ends at once', 0],
    ['another tab logs in as Y', 1],
    ['log out', 0],
  ],
};

it('a printed sequence can be read back, even across lines and followed by the failure', () => {
  const printed = formatSequence(sequence);
  expect(printed).toContain('another tab logs in as Y (2), log out');
  expect(readSequence(printed, events)).toEqual(sequence);
  expect(readSequence(`${printed.replaceAll(', ', ',\n')}: something, else`, events)).toEqual(sequence);
});

it.each(['', 'nobody', 'a visitor, dance', 'a visitor, log outside', 'a visitor, log out (0)'])(
  '%j is not a sequence',
  (text) => {
    expect(() => readSequence(text, events)).toThrow('Unknown step');
  },
);
