import { expect, it } from 'vitest';
import { foldText } from './foldText.ts';

it.each([
  ['LENDFLOW', 'lendflow'],
  ['Café Ångström', 'cafe angstrom'],
  ['İstanbul', 'istanbul'],
  // A precomposed letter, and a letter with a combining accent.
  ['\u00e9', 'e'],
  ['e\u0301', 'e'],
  ['ＱＸＯ', 'qxo'],
  ['didn’t', "didn't"],
  ['', ''],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
