import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readsRows, routes } from '#app/routes.tsx';
import { mayOpen } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { Role, roleKind } from '#domain/role.ts';
import { quietConfig as config } from '#tests/support/quietConfig.ts';
import { drawPage } from './drawPage.tsx';

const isOpen = (row: (typeof routes)[number]) => mayOpen(row.access, 'visitor') && row.hidesSearch !== true;

/** Answers as for a partner that the server does not have; `tests/contract` draws those that it has. */
const answerVisitor = () => Promise.resolve('{"data":{"partnerPage":null}}');
const draw = (address: string, told = config) => drawPage({ address, config: told, answerVisitor });
const drawRow = ({ path }: (typeof routes)[number]) => draw(path.replace('*', '/nowhere'));

// The code of a page is loaded once, which takes a while.
beforeAll(() => Promise.all(routes.map(drawRow)), 60_000);

const bodyAt = async (address: string, told = config) => (await draw(address, told))?.drawn?.body;

describe.each(routes.filter(isOpen))('$path', (row) => {
  it('is drawn with its title and its heading, and with nothing that the content security policy refuses', async () => {
    const page = await drawRow(row);
    expect(page?.title).toBe([row.title, brand.marketplaceName].filter(Boolean).join(' – '));
    expect(page?.drawn?.body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(page?.drawn?.body).not.toMatch(/ style=|<style|<script/);
    expect(page?.isFrame).toBe(false);
    expect(page?.ahead === null).toBe(!readsRows(row));
  });
});

it('holds no style attribute where it says what happened', async () => {
  const body = await bodyAt('/login?reason=expired');
  expect(body).toContain('your session ended');
  expect(body).not.toContain(' style=');
});

describe.each(routes.filter((row) => !isOpen(row)))(
  '$path',
  ({ path, access, layout, hidesSearch = false }) => {
    it('is not drawn, but for its frame where no secret stands in its address', async () => {
      const body = (await draw(path))?.drawn?.body ?? '';
      expect(/<main[^>]* data-state="loading"/.test(body)).toBe(!hidesSearch);
      expect(body.includes('<header')).toBe(layout === 'site' || access === 'adminPage');
      expect(body).not.toMatch(/<h1| style=|<style|<script/);
    });

    it('names its code for those who may open it', async () => {
      const page = await draw(path);
      const roles = Object.values(Role).filter((id) => mayOpen(access, roleKind(id)));
      expect(page?.ahead?.roles).toEqual(mayOpen(access, 'visitor') ? null : roles);
    });
  },
);

it('each module of a page is a file of that name', async () => {
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

it('takes the query of the address into account', async () => {
  expect(await bodyAt('/login?reason=expired')).toContain('because your session ended');
  expect(await bodyAt('/?category=Hiring')).toContain('1 partner in Hiring');
});

it('shows what administrators have published', async () => {
  const showcase = {
    categories: [{ id: 9, name: 'Fleet' }],
    offers: [{ partnerId: 1, category: 'Fleet', benefit: 'Half price', value: '50% off' }],
  };
  expect(await bodyAt('/?category=Fleet', { ...config, showcase })).toContain('Half price');
});

it.each(['https://data.example/graphql', '/data/graphql'])(
  'of a partner whose rows are at %s only the frame is drawn, and nobody is asked there',
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
