import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

/** Milliseconds; the long run has fifty times as many runs. */
const timeout = 60_000;
const numRuns = import.meta.env['FULL'] === '1' ? 100_000 : 2_000;

/** Separators of cells in spreadsheets, depending on the locale of the machine. */
const separators = [',', ';', '\t'] as const;

/** Reads a file as spreadsheets do: only a quote at the beginning of a cell is special. */
function readCells(file: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < file.length) {
    let cell = '';
    if (file[at] === '"') {
      for (at += 1; at < file.length && (file[at] !== '"' || file[at + 1] === '"'); at += 1) {
        cell += file[at];
        if (file[at] === '"') at += 1;
      }
      at += 1;
    }
    while (at < file.length && file[at] !== separator && !file.startsWith('\r\n', at)) {
      cell += file[at];
      at += 1;
    }
    cells.push(cell);
    at += file[at] === separator ? 1 : 2;
  }
  return cells;
}

const formulaSign = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠');
const nasty = fc
  .array(fc.oneof(formulaSign, fc.constantFrom('"', ',', ';', '\t', '\r\n', "'", ' ', 'SUM(A1)', 'é', '🙂')))
  .map((parts) => parts.join(''));
const text = fc.oneof(fc.string({ unit: 'binary' }), nasty);
const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 5 });

it(
  'a CSV file is read as it was written, except for the marks that disarm formulas',
  () => {
    fc.assert(
      fc.property(rows, (written) => {
        const read = readCells(written.map(csvLine).join(''), ',');
        expect(read.map(withoutMarks)).toEqual(written.flat().map(withoutMarks));
        expect(read.filter((cell, at) => cell !== written.flat()[at] && !cell.includes("'"))).toEqual([]);
      }),
      { numRuns },
    );
  },
  timeout,
);

it(
  'a CSV file without formulas is read unchanged',
  () => {
    fc.assert(
      fc.property(rows, (written) => {
        const harmless = written.map((row) =>
          row.map((cell) => cell.replaceAll(/[=+\-@＝＋－＠\t\r\n]/g, '.')),
        );
        expect(readCells(harmless.map(csvLine).join(''), ',')).toEqual(harmless.flat());
      }),
      { numRuns },
    );
  },
  timeout,
);

it.each(separators)(
  'a CSV file has no cell that begins a formula, read with the separator %j',
  (separator) => {
    const value = fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (written) => {
        const cells = readCells(csvLine(written), separator);
        expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      }),
      { numRuns },
    );
  },
  timeout,
);

function withoutMarks(cell: string): string {
  return cell.replaceAll("'", '');
}
