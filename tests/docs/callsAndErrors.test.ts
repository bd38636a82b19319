import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageFile } from './committed.ts';

const page = readFileSync(pageFile('calls-and-errors.md'), 'utf8');

/** The tests that the page names: file and title, as it stands in the file. */
const named = [...page.matchAll(/\[[^\]]+\]\(\.\.\/([^)]+)\): `([^`]+)`/g)].map(
  ([, file = '', title = '']) => ({
    file,
    title,
  }),
);

describe('docs/calls-and-errors.md', () => {
  it.each([
    '7.1',
    '7.2',
    '7.3',
    '7.4',
    '7.5',
    '7.6',
    '7.7',
    '7.8',
    '8.1',
    '8.2',
    '8.3',
    '8.4',
    '8.5',
    '8.6',
    '9.2',
  ])('has the row %s, with a test', (row) => {
    expect(page).toMatch(new RegExp(`^- \\*\\*${row.replace('.', '\\.')}\\*\\* .*\\n {2}- .*\\): \``, 'm'));
  });

  it('names tests that are there', () => {
    expect(named.length).toBeGreaterThan(60);
    const missing = named.filter(({ file, title }) => {
      const path = join(import.meta.dirname, '../..', file);
      return !existsSync(path) || !readFileSync(path, 'utf8').replaceAll("\\'", "'").includes(title);
    });
    expect(missing).toEqual([]);
  });
});
