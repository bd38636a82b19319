import { describe, expect, it } from 'vitest';
import { readsRows, routes } from '#app/routes.tsx';
import type { Config } from '#config/env.ts';
import { mayOpen } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { drawPage } from './drawPage.tsx';

const config: Config = {
  restBaseUrl: '',
  graphqlUrl: '/graphql',
  overrideOrigins: [],
  productionHosts: [],
  returnOrigins: [],
  ssoLoginUrl: '/sso/login',
  areAffiliatesReviewed: true,
  mapsScriptUrl: null,
  analytics: null,
  showcase: null,
};

const isOpen = (row: (typeof routes)[number]) =>
  mayOpen(row.access, 'visitor') && !readsRows(row) && row.hidesSearch !== true;

describe.each(routes.filter(isOpen))('$path', ({ path, title }) => {
  it('is drawn with its title and its heading, and with nothing that the content security policy refuses', async () => {
    const page = await drawPage(path.replace('*', '/nowhere'), config);
    expect(page?.title).toBe([title, brand.marketplaceName].filter(Boolean).join(' – '));
    expect(page?.body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(page?.body).not.toMatch(/ style=|<style|<script/);
    expect(page?.components.length).toBeGreaterThan(0);
  });
});

it.each(routes.filter((row) => !isOpen(row)))(
  '$path is not drawn: it is for others, or a secret',
  async ({ path }) => {
    expect(await drawPage(path, config)).toBeNull();
  },
);

it('takes the query of the address into account', async () => {
  const page = await drawPage('/login?reason=expired', config);
  expect(page?.body).toContain('because your session ended');
  expect((await drawPage('/?category=Hiring', config))?.body).toContain('1 partner in Hiring');
});

it('shows what administrators have published', async () => {
  const showcase = {
    categories: [{ id: 9, name: 'Fleet' }],
    offers: [{ partnerId: 1, category: 'Fleet', benefit: 'Half price', value: '50% off' }],
  };
  const page = await drawPage('/?category=Fleet', { ...config, showcase });
  expect(page?.body).toContain('Half price');
});
