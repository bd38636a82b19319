import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { installation } from '#server/platform/db/schema.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { StartupError } from '#server/platform/settings/startupError.ts';

/** Secrets that verify tokens; the first one signs them. */
export type AuthSecrets = readonly [string, ...string[]];

/**
 * Returns the secrets of the settings, or one that is kept with the data and so survives a restart.
 * @throws {StartupError} if other instances on this database sign with a secret that this one does not have
 */
export async function loadAuthSecrets(settings: Settings, db: Database): Promise<AuthSecrets> {
  const { authSecret, otherAuthSecret, databaseUrl, dataFolder } = settings;
  if (authSecret === null) {
    return [databaseUrl === null ? secretInFolder(dataFolder) : await secretInDatabase(db)];
  }
  const secrets: AuthSecrets = otherAuthSecret === null ? [authSecret] : [authSecret, otherAuthSecret];
  if (databaseUrl !== null) await requireSharedSecret(db, secrets);
  return secrets;
}

/** Identifies a secret in the database and in tokens, without revealing it. */
function fingerprintOf(secret: string): string {
  return createHash('sha256').update(`fingerprint ${secret}`).digest('base64url').slice(0, 8);
}

const fingerprintKey = 'authSecretFingerprint';

/** Whether this instance has the secret with which the newest instance on this database signs. */
export async function hasSharedSecret(db: Database, secrets: AuthSecrets): Promise<boolean> {
  const recorded = await valueOf(db, fingerprintKey);
  return recorded === undefined || secrets.map(fingerprintOf).includes(recorded);
}

/** Records the secret that signs, unless instances sign with one that this instance does not have. */
async function requireSharedSecret(db: Database, secrets: AuthSecrets): Promise<void> {
  if (!(await hasSharedSecret(db, secrets))) {
    const own = fingerprintOf(secrets[0]);
    const recorded = await valueOf(db, fingerprintKey);
    throw new StartupError(
      `AUTH_SECRET (fingerprint ${own}) is not the one with which the other instances sign (${recorded}), so they would refuse each other's tokens. ` +
        'Set the same AUTH_SECRET everywhere, or set AUTH_SECRET_OTHER to theirs. If theirs is not used any more, run "node server.js accept-secret".',
    );
  }
  await acceptAuthSecret(db, secrets[0]);
}

/** Records this secret as the one that signs. */
export async function acceptAuthSecret(db: Database, secret: string): Promise<void> {
  const value = fingerprintOf(secret);
  await db
    .insert(installation)
    .values({ key: fingerprintKey, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}

async function valueOf(db: Database, key: string): Promise<string | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.key, key));
  return row?.value;
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
  const secret = await valueOf(db, 'authSecret');
  if (secret === undefined) throw new Error('The database holds no secret, although one was added');
  return secret;
}
