import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageFile } from './committed.ts';
import { findMissingTests, findNamedTests } from './namedTests.ts';

/** Each section of the customer's page: its number, its first and last row, and its number of lines. */
const sections = [
  [1, 1, 6, 26],
  [2, 1, 14, 84],
  [3, 1, 5, 15],
  [4, 1, 9, 17],
  [5, 1, 4, 10],
  [6, 0, 7, 15],
  [7, 1, 9, 30],
  [8, 1, 6, 16],
  [9, 1, 7, 30],
] as const;

const rows = sections.flatMap(([section, first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${section}.${first + index}`),
);

const page = readFileSync(pageFile('requirements.md'), 'utf8');

/** Lines of the page, each with its indented decision and tests. */
const lines = page
  .split(/^(?=- |## )/m)
  .slice(1)
  .filter((text) => text.startsWith('- '));

const rowOf = (line: string) => /^- \*\*(\d\.\d+)\*\* \S/.exec(line)?.[1] ?? '';

describe('docs/requirements.md', () => {
  it('covers 68 rows', () => {
    expect(new Set(rows).size).toBe(68);
  });

  it('has all lines of each section under its heading', () => {
    const found = page.split(/^(?=## \d\. )/m).slice(1);
    expect(found.map((text) => [Number(text.charAt(3)), text.split(/^- /m).length - 1])).toEqual(
      sections.map(([section, , , count]) => [section, count]),
    );
  });

  it.each(rows)('has a line for %s', (row) => {
    expect(lines.map(rowOf)).toContain(row);
  });

  it('names a known row and a test in each line', () => {
    const faulty = lines.filter((line) => !rows.includes(rowOf(line)) || findNamedTests(line).length === 0);
    expect(faulty).toEqual([]);
  });

  it('names existing tests', () => {
    expect(findMissingTests(page)).toEqual([]);
  });
});
