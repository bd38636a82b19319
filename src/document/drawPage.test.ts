import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasGraphqlQueries, routes } from '#app/routes.tsx';
import { mayOpen } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { Role, toRoleKind } from '#domain/role.ts';
import { quietConfig as config } from '#tests/support/quietConfig.ts';
import { drawPage } from './drawPage.tsx';

const isOpen = (row: (typeof routes)[number]) => mayOpen(row.access, 'visitor') && row.hidesSearch !== true;

/** Answers as for an unknown partner; `tests/contract` renders pages of existing ones. */
const answerVisitor = () => Promise.resolve('{"data":{"partnerPage":null}}');
const draw = (address: string, usedConfig = config) =>
  drawPage({ address, config: usedConfig, answerVisitor });
const drawRow = ({ path }: (typeof routes)[number]) => draw(path.replace('*', '/nowhere'));

// Loading the code of all pages takes a while.
beforeAll(() => Promise.all(routes.map(drawRow)), 60_000);

const bodyAt = async (address: string, usedConfig = config) => (await draw(address, usedConfig))?.drawn?.body;

describe.each(routes.filter(isOpen))('$path', (row) => {
  it('is rendered with title and heading, and without inline styles and scripts', async () => {
    const page = await drawRow(row);
    expect(page?.title).toBe([row.title, brand.marketplaceName].filter(Boolean).join(' – '));
    expect(page?.drawn?.body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(page?.drawn?.body).not.toMatch(/ style=|<style|<script/);
    expect(page?.isFrame).toBe(false);
    expect(page?.ahead === null).toBe(!hasGraphqlQueries(row));
  });
});

it('a page with a message about the session has no style attribute', async () => {
  const body = await bodyAt('/login?reason=expired');
  expect(body).toContain('your session ended');
  expect(body).not.toContain(' style=');
});

describe.each(routes.filter((row) => !isOpen(row)))(
  '$path',
  ({ path, access, layout, hidesSearch = false }) => {
    it('is rendered as a frame only, unless its URL contains a secret', async () => {
      const body = (await draw(path))?.drawn?.body ?? '';
      expect(/<main[^>]* data-state="loading"/.test(body)).toBe(!hidesSearch);
      expect(body.includes('<header')).toBe(layout === 'site' || access === 'adminPage');
      expect(body).not.toMatch(/<h1| style=|<style|<script/);
    });

    it('preloads its code for the roles that may open it', async () => {
      const page = await draw(path);
      const roles = Object.values(Role).filter((id) => mayOpen(access, toRoleKind(id)));
      expect(page?.ahead?.roles).toEqual(mayOpen(access, 'visitor') ? null : roles);
    });
  },
);

it('each module of a page has a file of the same name', async () => {
  const files = new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => parse(path).name),
  );
  const pages = await Promise.all(routes.map(drawRow));
  const missing = pages.flatMap(
    (page) => page?.modules.filter((name) => name !== '' && !files.has(name)) ?? [],
  );
  expect(pages.every((page) => (page?.modules.length ?? 0) > 0)).toBe(true);
  expect([...new Set(missing)]).toEqual([]);
});

it('a page is rendered according to its query', async () => {
  expect(await bodyAt('/login?reason=expired')).toContain('because your session ended');
  expect(await bodyAt('/?category=Hiring')).toContain('1 partner in Hiring');
});

it('the landing page shows offers that administrators have published', async () => {
  const showcase = {
    categories: [{ id: 9, name: 'Fleet' }],
    offers: [{ partnerId: 1, category: 'Fleet', benefit: 'Half price', value: '50% off' }],
  };
  expect(await bodyAt('/?category=Fleet', { ...config, showcase })).toContain('Half price');
});

it.each(['https://data.example/graphql', '/data/graphql'])(
  "a partner's page is rendered as a frame without calls if the data are at %s",
  async (graphqlUrl) => {
    const elsewhere = { ...config, graphqlUrl };
    const page = await drawPage({
      address: paths.sunBelt,
      config: elsewhere,
      answerVisitor: () => Promise.reject(new Error('Nobody is to be asked.')),
    });
    expect(page?.isFrame).toBe(true);
    expect(page?.ahead?.calls.map(({ answer }) => answer)).toEqual([null, null, null, null]);
  },
);
