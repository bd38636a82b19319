import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

const numRuns = import.meta.env['FULL'] === '1' ? 100_000 : 2_000;

const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Reads CSV by the grammar of RFC 4180, one sign after the other, as far as spreadsheets go. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let at = 0;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  while (at < text.length) {
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += text[at] === '"' ? 2 : 1) {
        if (at >= text.length) throw new Error('A quote is open at the end');
        cell += text[at];
      }
      at += 1;
    } else if (text[at] === ',') {
      endCell();
      at += 1;
    } else if (text.startsWith('\r\n', at)) {
      endCell();
      rows.push([]);
      at += 2;
    } else {
      if (/["\r\n]/.test(text[at] ?? '')) throw new Error('A sign that has to be quoted is not');
      cell += text[at];
      at += 1;
    }
  }
  if (cell !== '' || rows.pop()?.length !== 0) throw new Error('The last line has no end');
  return rows;
}

const formulaSign = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠');
const nasty = fc
  .array(fc.oneof(formulaSign, fc.constantFrom('"', ',', '\r\n', "'", ' ', 'SUM(A1)', 'é', '🙂')))
  .map((parts) => parts.join(''));
const text = fc.oneof(fc.string({ unit: 'binary' }), nasty);
const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 5 });

it('is read again as it was written, but for the sign that keeps a formula from being one', () => {
  fc.assert(
    fc.property(rows, (written) => {
      const read = readCsv(written.map(csvLine).join(''));
      expect(read).toEqual(
        written.map((row) => row.map((cell) => (beginsFormula.test(cell) ? `'${cell}` : cell))),
      );
    }),
    { numRuns },
  );
});

it('has no cell that begins a formula, whatever it holds', () => {
  const value = fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null));
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (written) => {
      const [row = []] = readCsv(csvLine(written));
      expect(row).toHaveLength(written.length);
      expect(row.filter((cell) => beginsFormula.test(cell))).toEqual([]);
    }),
    { numRuns },
  );
});

it.each([
  ['nothing', null, ''],
  ['a number', 1_234.5, '1234.5'],
  ['a yes', true, 'true'],
  ['an instant', new Date('2026-11-20T10:42:07.000Z'), '2026-11-20T10:42:07.000Z'],
  ['a plain text', 'Acme', 'Acme'],
  ['a list', 'a, b', '"a, b"'],
  ['a quote', 'He said "no"', '"He said ""no"""'],
  ['a formula', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['a phone', '+1 555', '"\'+1 555"'],
])('writes %s', (_what, value, cell) => {
  expect(csvLine([value, 1])).toBe(`${cell},1\r\n`);
});
