import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setSampleHidden } from '#server/platform/db/hidden.ts';
import { funnelCharts } from '#domain/funnelStep.ts';
import type { Funnel } from '#graphql/resolvers.ts';
import { funnelRuns, funnelSteps } from '#server/modules/funnels/funnelTables.ts';
import { samplePassword, samplePeople } from '#server/platform/sample/samplePeople.ts';
import { createSeed } from '#server/createSeed.ts';
import { bearer, manyFailures, openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
import { dataOf } from './support/gettingIn.ts';
import { addPerson } from './support/person.ts';

const people = samplePeople.filter(({ invited }) => !invited);

/** Ways to run a database without its sample people. */
const withoutSample: Readonly<Record<string, NodeJS.ProcessEnv>> = {
  'SAMPLE_DATA=off': { SAMPLE_DATA: 'off' },
  production: {
    NODE_ENV: 'production',
    AUTH_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://market.example',
    DATABASE_URL: 'postgres://db.example/market',
    SMTP_URL: 'smtp://mail.example',
  },
};

describe.each(databaseKinds)('a database with sample people on $name', ({ open }) => {
  let demo: Api;

  beforeAll(async () => {
    demo = await openApi(await open());
  });
  afterAll(() => demo.close());

  it('has runs through each funnel whose numbers add up', async () => {
    const token = await demo.tokenOf('admin@lintel.test');
    for (const chart of funnelCharts) {
      const answer = await demo.graphql(
        `{ funnel(chart: "${chart}", from: "2020-01-01", to: "2099-12-31") {
          runs states { name entered left now } } }`,
        token,
      );
      const { funnel } = dataOf(answer) as { funnel: Funnel };
      expect(funnel.runs).toBeGreaterThan(100);
      for (const { name, entered, left, now } of funnel.states) {
        expect(entered, `${chart} ${name}`).toBe(left + now);
      }
    }
  });

  describe.each(Object.entries(withoutSample))('opened later with %s', (_name, environment) => {
    let api: Api;

    beforeAll(async () => {
      const database = { db: demo.db, place: '', close: () => Promise.resolve() };
      api = await openApi(database, { ...manyFailures, ...environment });
    });
    afterAll(() => api.close());

    function logIn(email: string) {
      const url = '/api/app/anonymous/login';
      return api.call({ method: 'POST', url, payload: { email, password: samplePassword } });
    }

    it.each(people)('does not let $email log in', async ({ email }) => {
      const answer = await logIn(email);
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toBe((await logIn('nobody@lintel.test')).body);
    });

    it('refuses the session of a sample person', async () => {
      await setSampleHidden(demo.db, false);
      const { accessToken: token, refreshToken } = await demo.logIn('owner@lintel.test');
      await setSampleHidden(demo.db, true);
      const userInfo = await api.call({ url: '/api/app/user-query/user-info', headers: bearer(token) });
      expect(userInfo.statusCode).toBe(401);
      expect((await api.graphql('{ offers { id } }', token)).statusCode).toBe(401);
      const url = '/api/app/anonymous/refresh-token';
      expect((await api.call({ method: 'POST', url, payload: { refreshToken } })).statusCode).toBe(401);
    });

    it('lets everybody else log in', async () => {
      const { email } = await addPerson(api.db);
      expect((await logIn(email)).statusCode).toBe(200);
    });
  });

  it('hides the sample people at a start without sample data, and shows them again at one with it', async () => {
    const known = async () => (await demo.logIn('owner@lintel.test')).accessToken !== undefined;
    await createSeed(false)(demo.db, () => undefined);
    expect(await known()).toBe(false);
    await createSeed(true)(demo.db, () => undefined);
    expect(await known()).toBe(true);
  });

  it('has no sample runs after a start without sample data', async () => {
    await createSeed(false)(demo.db, () => undefined);
    expect(await demo.db.select().from(funnelRuns)).toEqual([]);
    expect(await demo.db.select().from(funnelSteps)).toEqual([]);
  });
});
