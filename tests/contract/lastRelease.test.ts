import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { sharePostgres } from './support/databases.ts';
import { hasPostgres } from './support/postgresCluster.ts';
import { packRelease, findLastRelease } from './support/release.ts';
import { startIn } from './support/started.ts';
import { createTally, createVirtualUsers } from './support/virtualUsers.ts';

const release = process.env['FULL'] === '1' && hasPostgres ? findLastRelease() : null;

it.runIf(release !== null)(
  'the last release serves people on the schema of this version',
  async () => {
    const { folder, remove } = await packRelease(release ?? '');
    onTestFinished(remove);
    const database = await sharePostgres();
    onTestFinished(database.remove);
    const server = startIn(folder, ['server.js'], {
      DATABASE_URL: database.url,
      AUTH_SECRET: 'a secret of production, longer than thirty-two characters',
      PUBLIC_URL: 'https://market.example',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_REQUESTS_PER_ADDRESS: '1000000',
    });
    onTestFinished(async () => {
      server.kill('SIGTERM');
      await server.ended;
    });
    const tally = createTally();
    const ending = new AbortController();
    const acting = createVirtualUsers(await server.ready, tally, ending.signal).act();
    await delay(3_000);
    ending.abort();
    await acting;
    expect(tally).toMatchObject({ failed: 0, signedOut: 0 });
    expect(tally.reviewed.length).toBeGreaterThan(0);
  },
  300_000,
);
