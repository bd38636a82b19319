import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { installation } from '#server/platform/db/schema.ts';
import type { Settings } from '#server/platform/settings/settings.ts';

/** Returns the secret that signs tokens: the setting, or one that is kept with the data and so survives a restart. */
export async function loadAuthSecret(settings: Settings, db: Database): Promise<string> {
  if (settings.authSecret !== null) return settings.authSecret;
  return settings.databaseUrl === null ? secretInFolder(settings.dataFolder) : secretInDatabase(db);
}

const createSecret = () => randomBytes(48).toString('base64url');

function secretInFolder(folder: string): string {
  const path = join(folder, 'auth-secret');
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (kept !== '') return kept;
  const secret = createSecret();
  // Renames the complete file: one that a crash cut short would be a weak secret.
  writeFileSync(`${path}.new`, secret, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return secret;
}

async function secretInDatabase(db: Database): Promise<string> {
  await db.insert(installation).values({ key: 'authSecret', value: createSecret() }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, 'authSecret'));
  if (!row) throw new Error('The database holds no secret, although one was added');
  return row.value;
}
