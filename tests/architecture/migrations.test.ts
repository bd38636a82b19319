import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hashesFile, lineOf, readMigrations } from '#server/platform/db/migrations.ts';

const listed = readFileSync(hashesFile, 'utf8').trimEnd().split('\n');
const advice =
  'is not as server/platform/db/migrations/hashes.txt has it. A committed migration is never changed, since databases have ' +
  'had it: take the change back, and write a new migration with "npm run migrations", which adds its line. Of one ' +
  'that is not committed yet remove the line first.';

it('no migration has changed since it was committed, and each is on the list', () => {
  const others = readMigrations().filter((migration) => !listed.includes(lineOf(migration)));
  expect(others.map(({ tag }) => `${tag} ${advice}`)).toEqual([]);
  expect(listed).toHaveLength(readMigrations().length);
});
