import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageFile } from './committed.ts';
import { findMissingTests, findNamedTests } from './namedTests.ts';

it('docs/calls-and-errors.md names existing tests', () => {
  const page = readFileSync(pageFile('calls-and-errors.md'), 'utf8');
  expect(findNamedTests(page).length).toBeGreaterThan(20);
  expect(findMissingTests(page)).toEqual([]);
});
