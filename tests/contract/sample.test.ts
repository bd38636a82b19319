import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePassword, samplePeople } from '#server/db/sample/people.ts';
import { bearer, manyFailures, openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';
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

  describe.each(Object.entries(withoutSample))('run later with %s', (_name, environment) => {
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

    it.each(people)('does not know $email', async ({ email }) => {
      const answer = await logIn(email);
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toBe((await logIn('nobody@lintel.test')).body);
    });

    it('ends a session that a sample person had', async () => {
      const { accessToken: token, refreshToken } = await demo.logIn('owner@lintel.test');
      const userInfo = await api.call({ url: '/api/app/user-query/user-info', headers: bearer(token) });
      expect(userInfo.statusCode).toBe(401);
      expect((await api.graphql('{ offers { id } }', token)).statusCode).toBe(401);
      const url = '/api/app/anonymous/refresh-token';
      expect((await api.call({ method: 'POST', url, payload: { refreshToken } })).statusCode).toBe(401);
    });

    it('lets everybody else in', async () => {
      const { email } = await addPerson(api.db);
      expect((await logIn(email)).statusCode).toBe(200);
    });
  });
});
