import { appendFileSync, readFileSync } from 'node:fs';
import { hashesFile, toHashLine, readMigrations } from './migrations.ts';

/** Adds the hashes of new migrations to `hashes.txt`, and leaves all other lines as they are. */
const listed = readFileSync(hashesFile, 'utf8');
for (const migration of readMigrations()) {
  if (!listed.includes(migration.tag)) appendFileSync(hashesFile, `${toHashLine(migration)}\n`);
}
