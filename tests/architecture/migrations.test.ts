import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hashesFile, toHashLine, readMigrations } from '#server/platform/db/migrations.ts';

const listed = readFileSync(hashesFile, 'utf8').trimEnd().split('\n');
const advice =
  'differs from its hash in server/platform/db/migrations/hashes.txt. Never change a committed migration, since databases ' +
  'have run it: revert the change, and write a new migration with "npm run migrations", which adds its line. If the ' +
  'migration is not committed yet, remove its line first.';

it('each migration is listed and unchanged since it was committed', () => {
  const others = readMigrations().filter((migration) => !listed.includes(toHashLine(migration)));
  expect(others.map(({ tag }) => `${tag} ${advice}`)).toEqual([]);
  expect(listed).toHaveLength(readMigrations().length);
});
