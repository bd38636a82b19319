import { appendFileSync, readFileSync } from 'node:fs';
import { hashesFile, lineOf, readMigrations } from './migrations.ts';

/** Adds the migrations that are new to the list; the lines of others stay as they are. */
const listed = readFileSync(hashesFile, 'utf8');
for (const migration of readMigrations()) {
  if (!listed.includes(migration.tag)) appendFileSync(hashesFile, `${lineOf(migration)}\n`);
}
