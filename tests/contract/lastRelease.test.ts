import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/settings/projectRoot.ts';
import { sharePostgres } from './support/databases.ts';
import { installRelease, type Installation } from './support/installation.ts';
import { hasPostgres } from './support/postgresCluster.ts';
import { createTally, createVirtualUsers } from './support/virtualUsers.ts';

/** Commit of the last release, which set the version of the package; null without the history. */
const release = process.env['FULL'] === '1' && hasPostgres ? findRelease() : null;

function findRelease(): string | null {
  const search = ['log', '-n', '1', '--format=%H', '-G', '"version":', '--', 'package.json'];
  try {
    return execFileSync('git', search, { cwd: projectRoot, encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

describe.runIf(release !== null)('the last release on the schema of this version', () => {
  let installation: Installation;
  let database: Awaited<ReturnType<typeof sharePostgres>>;

  beforeAll(async () => {
    [installation, database] = await Promise.all([installRelease(release ?? ''), sharePostgres()]);
  }, 120_000);
  afterAll(async () => {
    await installation.remove();
    await database.remove();
  });

  it('serves people during an upgrade, and after a rollback', async () => {
    const server = installation.start({
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      AUTH_SECRET: 'a secret of production, longer than thirty-two characters',
      PUBLIC_URL: 'https://market.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_REQUESTS_PER_ADDRESS: '1000000',
    });
    const tally = createTally();
    const ending = new AbortController();
    const acting = createVirtualUsers(await server.ready, tally, ending.signal).act();
    await delay(3_000);
    ending.abort();
    await acting;
    expect(tally).toMatchObject({ failed: 0, signedOut: 0 });
    expect(tally.reviewed.length).toBeGreaterThan(0);
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
