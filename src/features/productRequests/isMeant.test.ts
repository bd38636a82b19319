import { expect, it } from 'vitest';
import { isMeant } from './isMeant.ts';

const names = ['Lendflow', '10X Health', 'PPG'];

it.each([
  ['Lendflow', ['Lendflow']],
  [' lend', ['Lendflow']],
  ['LENDFLOW loans', ['Lendflow']],
  ['10x   health', ['10X Health']],
  ['ppg', ['PPG']],
  ['le', []],
  ['flow', []],
  ['', []],
])('whoever types "%s" means %j', (typed, meant) => {
  expect(names.filter((name) => isMeant(typed, name))).toEqual(meant);
});
