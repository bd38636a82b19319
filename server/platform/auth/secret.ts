import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { installation } from '#server/platform/db/schema.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { errorCode } from '#server/platform/settings/startupError.ts';

/**
 * The secret that signs access tokens: the one of the settings, else one that the installation makes once
 * and keeps where its data are, so that people stay logged in over a restart.
 */
export async function authSecretOf(settings: Settings, db: Database): Promise<string> {
  if (settings.authSecret !== null) return settings.authSecret;
  return settings.databaseUrl === null ? secretInFolder(settings.dataFolder) : secretInDatabase(db);
}

function createSecret(): string {
  return randomBytes(48).toString('base64url');
}

function secretInFolder(folder: string): string {
  const path = join(folder, 'auth-secret');
  const kept = readIfPresent(path);
  if (kept !== '') return kept;
  const secret = createSecret();
  // Renamed into place: a file cut short by a crash would be a weak secret.
  writeFileSync(`${path}.new`, secret, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return secret;
}

function readIfPresent(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}

async function secretInDatabase(db: Database): Promise<string> {
  await db.insert(installation).values({ key: 'authSecret', value: createSecret() }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, 'authSecret'));
  if (!row) throw new Error('The database holds no secret, although one was added');
  return row.value;
}
