import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  callWays,
  mutation,
  offers,
  openCallingTab,
  query,
  type CallingTab,
} from '#tests/support/callingTab.ts';

describe.each(callWays)('a call by %s', (way) => {
  let tab: CallingTab;
  beforeEach(() => {
    tab = openCallingTab(way);
  });

  describe('a request', () => {
    const seen: { headers: IncomingHttpHeaders; body: string }[] = [];
    const echo: RequestListener = (request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        seen.push({ headers: request.headers, body });
        answer(200, JSON.stringify({ data: { offers } }))(request, response);
      });
    };
    beforeEach(() => {
      seen.length = 0;
    });

    it('contains name, query, all variables, bearer token and page address', async () => {
      const call = await tab.connect(echo);
      const { data } = await call(query, { variables: { unused: 3, unheardOf: 4 } });
      expect(data).toEqual({ offers });
      expect(seen).toHaveLength(1);
      expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
        operationName: 'Offers',
        variables: { unused: 3, unheardOf: 4 },
        query: expect.stringContaining('query Offers'),
      });
      expect(seen[0]?.headers).toMatchObject({
        authorization: 'Bearer token-1',
        'custom-apipath': '{"href":"https://market.example/dashboard"}',
      });
      expect([tab.answered, tab.failures]).toEqual([1, []]);
    });

    it('without authentication has no bearer token', async () => {
      const call = await tab.connect(echo);
      await call(query, { context: { noAuth: true } });
      expect(seen[0]?.headers).not.toHaveProperty('authorization');
    });

    it('has no page address on a production host', async () => {
      const call = await tab.connect(echo, { productionHosts: ['market.example'] });
      await call(query);
      expect(seen[0]?.headers).not.toHaveProperty('custom-apipath');
    });

    it('with authentication is not made without a token', async () => {
      const call = await tab.connect(echo, { getAccessToken: async () => null });
      const { error } = await call(query);
      expect(error).toMatchObject({ code: 'NO_TOKEN', status: 401 });
      expect([tab.missing, seen]).toEqual([1, []]);
    });
  });

  describe('without a network', () => {
    it('a query waits, and makes one request once it is back', async () => {
      let calls = 0;
      const call = await tab.connect((request, response) => {
        calls += 1;
        answer(200, JSON.stringify({ data: { offers } }))(request, response);
      });
      tab.isOnline = false;
      const asked = call(query);
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      expect(calls).toBe(0);
      tab.changeNetwork(true);
      expect((await asked).data).toEqual({ offers });
      expect([calls, tab.failures]).toEqual([1, []]);
    });

    it('a query that fails when the network is lost is retried once it is back', async () => {
      let calls = 0;
      const call = await tab.connect((request, response) => {
        calls += 1;
        if (calls > 1) return answer(200, JSON.stringify({ data: { offers } }))(request, response);
        tab.isOnline = false;
        request.socket.destroy();
        setTimeout(() => tab.changeNetwork(true), 20);
        return undefined;
      });
      expect((await call(query)).data).toEqual({ offers });
      expect([calls, tab.failures]).toEqual([2, []]);
    });

    it('a mutation fails at once and is not retried', async () => {
      let calls = 0;
      const call = await tab.connect((request) => {
        calls += 1;
        request.socket.destroy();
      });
      tab.isOnline = false;
      const { error } = await call(mutation);
      expect(error).toMatchObject({ code: 'UNREACHABLE' });
      expect(calls).toBe(1);
    });
  });
});
