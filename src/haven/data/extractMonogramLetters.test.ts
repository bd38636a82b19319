import { expect, it } from 'vitest';
import { extractMonogramLetters } from './extractMonogramLetters.ts';

it.each([
  ['Accelerate Tax', 'AT'],
  ['AccelerateTax', 'AT'],
  ['Lintel Marketplace', 'LM'],
  ['Insureon', 'IN'],
  ['10X Health', '1H'],
  ['10XHealth', '1H'],
  ['HireRight', 'HR'],
  ['QXO', 'QX'],
  ['Rapid Pass', 'RP'],
  ['  one two three ', 'OT'],
  ['Trellis & Söhne', 'TS'],
  ['Q', 'Q'],
  ['', ''],
])('the monogram of %j is %j', (name, letters) => {
  expect(extractMonogramLetters(name)).toBe(letters);
});
