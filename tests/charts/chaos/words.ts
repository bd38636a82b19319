import { laterStarts, starts, type Doing, type Start } from './world.ts';

/** One thing that happens, and to which of several calls or sessions it does. */
export type Step = readonly [doing: Doing, at: number];

export interface Sequence {
  readonly start: Start;
  readonly steps: readonly Step[];
}

/** Says what happens, from the start on; the second of several calls or sessions is `(2)`. */
export function spell({ start, steps }: Sequence): string {
  return [start, ...steps.map(([doing, at]) => (at === 0 ? doing : `${doing} (${at + 1})`))].join(', ');
}

/** Longest first: some words begin like others. */
function wordsFirst(words: readonly string[]): readonly string[] {
  return words.toSorted((one, other) => other.length - one.length);
}

function take<Word extends string>(text: string, words: readonly Word[]): [Word, number, string] {
  const word = wordsFirst(words).find((each) => text.startsWith(each)) as Word | undefined;
  if (word === undefined) throw new Error(`Unknown step: “${text.slice(0, 60)}”.`);
  const [whole, number = '1'] =
    /^(?: \(([1-9]\d*)\))?(?:,\s*|:[\s\S]*|\s*$)/.exec(text.slice(word.length)) ?? [];
  if (whole === undefined) throw new Error(`Unknown step: “${text.slice(0, 60)}”.`);
  return [word, Number(number) - 1, text.slice(word.length + whole.length)];
}

/** Reads a sequence as it was printed, also with what went wrong behind a colon. */
export function readSequence(text: string, doings: readonly Doing[]): Sequence {
  const [start, , afterStart] = take(text.trim().replaceAll(/\s+/g, ' '), [...starts, ...laterStarts]);
  const steps: Step[] = [];
  for (let left = afterStart; left !== '';) {
    const [doing, at, rest] = take(left, doings);
    steps.push([doing, at]);
    left = rest;
  }
  return { start, steps };
}
