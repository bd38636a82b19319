import { laterStarts, starts, type Start, type WorldEvent } from './world.ts';

/** An event, and the index of the call or session that it concerns. */
export type Step = readonly [event: WorldEvent, at: number];

export interface Sequence {
  readonly start: Start;
  readonly steps: readonly Step[];
}

/** Prints the start and the events; the second of several calls or sessions is `(2)`. */
export function formatSequence({ start, steps }: Sequence): string {
  return [start, ...steps.map(([event, at]) => (at === 0 ? event : `${event} (${at + 1})`))].join(', ');
}

function take<Word extends string>(text: string, words: readonly Word[]): [Word, number, string] {
  // Longest first, since some words begin like others.
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const word = longestFirst.find((each) => text.startsWith(each));
  if (word === undefined) throw new Error(`Unknown step: “${text.slice(0, 60)}”.`);
  const [whole, number = '1'] =
    /^(?: \(([1-9]\d*)\))?(?:,\s*|:[\s\S]*|\s*$)/.exec(text.slice(word.length)) ?? [];
  if (whole === undefined) throw new Error(`Unknown step: “${text.slice(0, 60)}”.`);
  return [word, Number(number) - 1, text.slice(word.length + whole.length)];
}

/** Reads a printed sequence, with or without the failure after a colon. */
export function readSequence(text: string, events: readonly WorldEvent[]): Sequence {
  const [start, , afterStart] = take(text.trim().replaceAll(/\s+/g, ' '), [...starts, ...laterStarts]);
  const steps: Step[] = [];
  for (let left = afterStart; left !== '';) {
    const [event, at, rest] = take(left, events);
    steps.push([event, at]);
    left = rest;
  }
  return { start, steps };
}
