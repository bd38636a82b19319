import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Folder of a capability or of the platform, such as `modules/help`; the whole path of a file at the top. */
const folderOf = (path: string) => /^(?:modules|platform)\/\w+(?=\/)/.exec(path)?.[0] ?? path;

/** Folders that each folder of the server imports. */
function readImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>();
  for (const file of readdirSync('server', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const folder = folderOf(file);
    const others = imported.get(folder) ?? new Set();
    imported.set(folder, others);
    const text = readFileSync(join('server', file), 'utf8');
    for (const [, path = ''] of text.matchAll(/'#server\/([^']+)'/g)) {
      if (folderOf(path) !== folder) others.add(folderOf(path));
    }
  }
  return imported;
}

it('the folders of the server have no import cycle', () => {
  const imported = readImports();
  const reached = (from: string) => {
    const found = new Set<string>(imported.get(from));
    for (const folder of found) for (const next of imported.get(folder) ?? []) found.add(next);
    return found;
  };
  expect(imported.size).toBeGreaterThan(30);
  expect([...imported.keys()].filter((folder) => reached(folder).has(folder))).toEqual([]);
});
