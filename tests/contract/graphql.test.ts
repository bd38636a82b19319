import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';

const introspection = '{ __schema { types { name } } }';
const json = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };

function post(api: Api, payload: string, headers: Record<string, string> = json) {
  return api.call({ method: 'POST', url: '/graphql', headers, payload });
}

describe.each(databaseKinds)('GraphQL on $name', ({ open }) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });
  afterAll(() => api.close());

  it('answers configuration and constants to anyone, even with an invalid token', async () => {
    const query = '{ configData { productName } constantType { roles { id name } userTypes { id name } } }';
    const answer = await api.graphql(query, 'over');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      data: {
        configData: { productName: 'Lintel Marketplace' },
        constantType: {
          roles: [
            { id: 1, name: 'SystemAdmin' },
            { id: 2, name: 'Owner' },
            { id: 3, name: 'User' },
            { id: 4, name: 'Affiliate' },
          ],
          userTypes: [
            { id: 1, name: 'Affiliate' },
            { id: 2, name: 'Client' },
          ],
        },
      },
    });
  });

  it('answers offers with their states', async () => {
    const query = '{ offers { partnerId category { name } benefit value state stateChangedOn } }';
    const answer = await api.graphql(query, await api.tokenOf('user@lintel.test'));
    const { offers } = answer.json<{ data: { offers: { partnerId: number; state: string }[] } }>().data;
    expect(offers.map(({ partnerId }) => partnerId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(offers.filter(({ state }) => state !== 'AVAILABLE')).toMatchObject([
      { partnerId: 4, state: 'STARTED', stateChangedOn: '2026-11-03T12:00:00.000Z' },
      { partnerId: 11, state: 'USED', category: { name: 'Hiring' } },
    ]);
  });

  it('answers HTTP 401 when one of several fields needs a login, whatever the client accepts', async () => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const payload = JSON.stringify({ query: '{ configData { productName } offers { id } }' });
      const answer = await post(api, payload, { ...json, accept });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    }
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['a list of operations', '[{"query":"{configData{productName}}"}]', json, 400],
    ['a truncated body', '{"query":"{config', json, 400],
    ['an unknown field', '{"query":"{nonsense}"}', json, 400],
    ['no query', '{}', json, 400],
    [
      'an operation that the document lacks',
      '{"query":"query A{configData{productName}}","operationName":"B"}',
      json,
      400,
    ],
    [
      'a variable that does not fit its type',
      '{"query":"query($path:String!){partnerPage(path:$path){id}}","variables":{"path":1}}',
      json,
      400,
    ],
    ['plain text', '{"query":"{configData{productName}}"}', { 'content-type': 'text/plain' }, 415],
    [
      'a form',
      'query={configData{productName}}',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
    ],
    ['bare GraphQL', '{configData{productName}}', { 'content-type': 'application/graphql' }, 415],
    ['a body above the limit', `{"query":"${' '.repeat(110_000)}"}`, json, 413],
  ])('refuses %s', async (_what, payload, headers, status) => {
    expect((await post(api, payload, headers)).statusCode).toBe(status);
  });

  it('executes the operation of a document that is named, each time', async () => {
    const query = 'query One { configData { productName } } query Two { constantType { roles { id } } }';
    const fields: string[] = [];
    for (const operationName of ['One', 'Two', 'One', 'Two']) {
      const answer = await post(api, JSON.stringify({ query, operationName }));
      fields.push(...Object.keys(answer.json<{ data: object }>().data));
    }
    expect(fields).toEqual(['configData', 'constantType', 'configData', 'constantType']);
  });

  it('refuses a subscription as an operation that is not valid', async () => {
    const { errors } = (await api.graphql('subscription { a }')).json<{
      errors: { extensions: { code: string } }[];
    }>();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  });

  it('answers queries over GET, and refuses mutations there', async () => {
    const url = '/graphql';
    const mutation = 'mutation { requestVerification(email: "ola@oak.test") { accepted } }';
    const read = await api.call({ url, query: { query: '{ configData { productName } }' } });
    const change = await api.call({ url, query: { query: mutation } });
    expect([read.statusCode, change.statusCode]).toEqual([200, 405]);
  });

  it.each([
    [
      'a thousand aliases',
      `{${Array.from({ length: 1_000 }, (_, index) => ` a${index}: offers { id }`).join('')} }`,
    ],
    ['three thousand levels', `${'{ a '.repeat(3_000)}${'}'.repeat(3_000)}`],
  ])('refuses %s by the limit of tokens', async (_, query) => {
    const answer = await api.graphql(query, await api.tokenOf('owner@lintel.test'));
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).toContain('1000 tokens');
    expect(answer.json()).not.toHaveProperty('data.a0');
  });

  it('is not readable by other origins', async () => {
    for (const origin of ['null', 'https://evil.example']) {
      const answer = await post(api, '{"query":"{configData{productName}}"}', { ...json, origin });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('shows its schema outside production', async () => {
    expect((await api.graphql(introspection)).json()).not.toHaveProperty('errors');
  });
});

describe('GraphQL in production', () => {
  let api: Api;

  beforeAll(async () => {
    const [kind] = databaseKinds;
    if (!kind) throw new Error('No database');
    api = await openApi(await kind.open(), {
      NODE_ENV: 'production',
      AUTH_SECRET: 'x'.repeat(32),
      PUBLIC_URL: 'https://market.example',
      DATABASE_URL: 'postgres://db.example/market',
      SMTP_URL: 'smtp://mail.example',
    });
  });
  afterAll(() => api.close());

  it('hides the schema, and suggests no name for a misspelled field', async () => {
    for (const query of [
      introspection,
      '{ __type(name: "Offer") { name } }',
      '{ configDat { productName } }',
    ]) {
      const answer = await post(api, JSON.stringify({ query }));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).not.toHaveProperty('data');
      expect(answer.body).not.toMatch(/Did you mean|configData|Offer!/);
    }
  });

  it('suggests no subfields for a field without a selection', async () => {
    const answer = await post(api, JSON.stringify({ query: '{ configData }' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('Did you mean');
  });

  it('has no explorer and no fault switch', async () => {
    const page = await api.call({ url: '/graphql', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBeGreaterThanOrEqual(400);
    expect(page.body).not.toContain('<html');
    expect((await api.call({ method: 'POST', url: '/__faults', payload: {} })).statusCode).toBe(404);
  });
});
