import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limit } from './limits.ts';
import { startMeasured } from './measuredServer.ts';
import { logIn, offersQuery, secret } from './person.ts';

const seconds = 3;

/** Measures offers on the embedded database, beside a select for each request on the same one. */
export async function measureEmbedded(entries: {
  readonly ours: string[];
  readonly bare: string[];
}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
  const environment = { AUTH_SECRET: secret, DATA_DIR: folder };
  try {
    const ours = await startMeasured(entries.ours, environment);
    const token = await logIn(ours);
    const call = { path: '/graphql', token, bodies: [{ query: offersQuery }] };
    await ours.load(call, seconds);
    const offers = await ours.load(call, seconds);
    await ours.stop();

    const bare = await startMeasured(entries.bare, {
      ...environment,
      DATABASE_FOLDER: join(folder, 'database'),
    });
    const select = { path: '/offers', token };
    await bare.load(select, seconds);
    const naive = await bare.load(select, seconds);
    await bare.stop();
    limit('embedded: offers per second, of selects for each', offers.perSecond / naive.perSecond, '>=', 12);
    limit('embedded: p99 of offers, in ms', offers.p99, '<=', 50);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
