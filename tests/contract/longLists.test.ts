import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addManyPartners, manyPartners } from '#tests/support/manyPartners.ts';
import { bearer, openApi, type Api } from './support/api.ts';
import { databaseKinds } from './support/databases.ts';

const lists = '/api/app/service-provider-query/customer-service-providers';
const offers = JSON.stringify({
  query: '{ offers { id partnerId category { id name } benefit value state stateChangedOn endsOn } }',
});
const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(databaseKinds)('lists of 1,000 partners on $name', ({ open }) => {
  let api: Api;
  let token: string;

  beforeAll(async () => {
    api = await openApi(await open());
    await addManyPartners(api.db);
    token = await api.tokenOf('owner@lintel.test');
  });
  afterAll(() => api.close());

  function ask(kind: 'list' | 'offers', accepted?: string, bearerOf = token) {
    const headers = {
      ...bearer(bearerOf),
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    };
    return kind === 'list'
      ? api.call({ url: lists, headers })
      : api.call({
          method: 'POST',
          url: '/graphql',
          headers: { ...headers, 'content-type': 'application/json' },
          payload: offers,
        });
  }

  it.each(['list', 'offers'] as const)(
    'are compressed, and unchanged once decompressed (%s)',
    async (kind) => {
      const plain = await ask(kind);
      expect(plain.headers).not.toHaveProperty('content-encoding');
      for (const encoding of ['br', 'gzip'] as const) {
        const packed = await ask(kind, `${encoding};q=1`);
        expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
        expect(decompress[encoding](packed.rawPayload).toString()).toBe(plain.body);
        expect(packed.rawPayload.length).toBeLessThan(30_000);
      }
      const answered = plain.json<{ data: { offers: unknown[] } } | unknown[]>();
      expect(Array.isArray(answered) ? answered : answered.data.offers).toHaveLength(manyPartners);
    },
  );

  it('are not compressed if short, as answers with tokens are', async () => {
    const short = await ask('list', 'br', await api.tokenOf('owner@birch.test'));
    expect(short.headers).not.toHaveProperty('content-encoding');
    expect(short.json()).toHaveLength(12);
  });
});
