import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Folder of a capability or of the platform, as in `modules/help`; the whole path of a file at the top. */
const roomOf = (path: string) => /^(?:modules|platform)\/\w+(?=\/)/.exec(path)?.[0] ?? path;

/** The rooms that each room of the server imports. */
function readImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>();
  for (const file of readdirSync('server', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const room = roomOf(file);
    const others = imported.get(room) ?? new Set();
    imported.set(room, others);
    const text = readFileSync(join('server', file), 'utf8');
    for (const [, path = ''] of text.matchAll(/'#server\/([^']+)'/g)) {
      if (roomOf(path) !== room) others.add(roomOf(path));
    }
  }
  return imported;
}

it('no folder of the server imports itself by way of others', () => {
  const imported = readImports();
  const reached = (from: string) => {
    const found = new Set<string>(imported.get(from));
    for (const room of found) for (const next of imported.get(room) ?? []) found.add(next);
    return found;
  };
  expect(imported.size).toBeGreaterThan(30);
  expect([...imported.keys()].filter((room) => reached(room).has(room))).toEqual([]);
});
