import { isDeepStrictEqual } from 'node:util';
import { startPostgres } from '#tests/contract/support/postgresCluster.ts';
import { median } from '#tests/support/median.ts';
import { measureEmbedded } from './embedded.ts';
import { limit, printLimits } from './limits.ts';
import { measureLogIns } from './logInRate.ts';
import { startMeasured, type Call, type Load, type MeasuredServer } from './measuredServer.ts';
import { logIn, logInsInTurn, offersQuery, secret } from './person.ts';

/**
 * Measures what requests cost beside bare servers on the same database, in turns, so that other load on the machine
 * affects all alike. Fails if a limit does not hold.
 */
const rounds = 5;
/** Seconds of each measurement. */
const seconds = 1;
/** Log-ins that are under way at once. */
const logInsAtOnce = 50;

const entries = {
  ours: ['dist/server/main.js'],
  bare: ['--import', 'tsx', 'tests/bench/bareServer.ts'],
};

async function measureRequests(ours: MeasuredServer, bare: MeasuredServer, token: string): Promise<void> {
  const offers = { path: '/graphql', token, bodies: [{ query: offersQuery }] };
  await requireSameAnswer(ours, bare, offers);
  const subjects: [name: string, server: MeasuredServer, call: Call][] = [
    ['bare: person', bare, { path: '/person', token }],
    ['bare: offers', bare, { path: '/offers', token }],
    ['Apollo Server: offers', bare, offers],
    ['/livez', ours, { path: '/livez' }],
    ['HTML of /', ours, { path: '/' }],
    ['user-info', ours, { path: '/api/app/user-query/user-info', token }],
    ['partner list', ours, { path: '/api/app/service-provider-query/customer-service-providers', token }],
    ['offers', ours, offers],
  ];
  const measured = subjects.map(([name, server, call]) => ({ name, server, call, loads: [] as Load[] }));
  for (const { server, call } of measured) await server.load(call, seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, call, loads } of measured) loads.push(await server.load(call, seconds));
  }
  const costs = new Map(measured.map(({ name, loads }) => [name, median(loads.map(({ cpu }) => cpu))]));
  console.table(
    measured.map(({ name, loads }) => ({
      answer: name,
      'CPU in µs': Math.round(costs.get(name) ?? 0),
      'per second': Math.round(median(loads.map(({ perSecond }) => perSecond))),
      'p99 in ms': median(loads.map(({ p99 }) => p99)),
    })),
  );
  const share = (name: string, base: string) => (costs.get(name) ?? 0) / (costs.get(base) ?? 0);
  limit('CPU of offers, of that of Apollo Server', share('offers', 'Apollo Server: offers'), '<=', 0.4);
  limit('CPU of offers, of that of the bare rows', share('offers', 'bare: offers'), '<=', 1.5);
  limit('CPU of user-info, of that of the bare row', share('user-info', 'bare: person'), '<=', 1.5);
}

async function requireSameAnswer(ours: MeasuredServer, bare: MeasuredServer, call: Call): Promise<void> {
  const [own, other] = await Promise.all([ours, bare].map((server) => server.ask(call)));
  if (!isDeepStrictEqual(own, other)) throw new Error(`The answers differ: ${JSON.stringify([own, other])}`);
}

/** Measures how much log-ins that hash passwords delay other people. */
async function measureBusyServer(server: MeasuredServer, call: Call): Promise<void> {
  await server.load(logInsInTurn, seconds, logInsAtOnce);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const idle = await server.load(call, seconds);
    const [busy] = await Promise.all([
      server.load(call, seconds),
      server.load(logInsInTurn, seconds, logInsAtOnce),
    ]);
    ratios.push(busy.p99 / idle.p99);
  }
  limit(`p99 of offers during ${logInsAtOnce} log-ins, of that without`, median(ratios), '<=', 2);
}

async function measureMemory(server: MeasuredServer, call: Call): Promise<void> {
  await server.growth(call, 50_000);
  const growth = await server.growth(call, 150_000);
  limit('growth of the heap in 150,000 requests, in MB', growth / 1e6, '<=', 5);
}

const cluster = await startPostgres();
try {
  const environment = { AUTH_SECRET: secret, DATABASE_URL: cluster.url };
  const ours = await startMeasured(entries.ours, environment);
  const bare = await startMeasured(entries.bare, environment);
  const token = await logIn(ours);
  await measureRequests(ours, bare, token);
  await bare.stop();
  await measureBusyServer(ours, { path: '/graphql', token, bodies: [{ query: offersQuery }] });
  await measureLogIns(ours);
  await measureMemory(ours, { path: '/api/app/user-query/user-info', token });
  await ours.stop();
} finally {
  await cluster.remove();
}
await measureEmbedded(entries);
printLimits();
