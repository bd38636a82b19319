import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

it('each chart has a row in the list of charts, and a table', () => {
  const list = readFileSync('machines/README.md', 'utf8');
  const listed = [...list.matchAll(/^\| `(\w+)`.*\[table\]\((\w+)\.md\) +\|$/gm)];
  const files = readdirSync('machines').filter((file) => file.endsWith('Machine.ts'));
  const charts = files.map((file) => basename(file, '.ts')).toSorted();
  expect(listed.map(([, name]) => String(name)).toSorted()).toEqual(charts);
  expect(listed.map(([, , table]) => String(table)).toSorted()).toEqual(charts);
});
