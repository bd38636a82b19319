import { describe, expect, it } from 'vitest';
import { accessPath, readAccessParams } from './accessParams.ts';
import { pageTarget, partnersWithoutPage, partnerTarget } from './accessTarget.ts';
import { partners } from './partner.ts';
import { paths } from './paths.ts';
import { sitePages } from './sitePages.ts';

const searchOf = (address: string) => address.slice(address.indexOf('?'));
const usual = { userId: null, target: { page: sitePages.dashboard, offer: null } };

describe('the address of explained access', () => {
  it.each([
    { userId: '7', target: pageTarget(paths.qxo) },
    { userId: null, target: pageTarget(paths.landing) },
    ...partnersWithoutPage.map(({ id }) => ({ userId: '7', target: partnerTarget(id) })),
  ])('holds what was put there: %o', ({ userId, target }) => {
    expect(target).toBeDefined();
    expect(readAccessParams(searchOf(accessPath({ userId, ...(target && { target }) })))).toEqual({
      userId,
      target,
    });
  });

  it('is of the dashboard and of nobody yet where nothing else is said', () => {
    expect(readAccessParams('?section=access')).toEqual(usual);
    expect(readAccessParams(searchOf(accessPath({})))).toEqual(usual);
  });

  it.each([
    '?userId=0',
    '?userId=x',
    '?userId=-1',
    '?path=/no/such/page',
    '?path=//elsewhere.example',
    '?path=*',
    '?partner=99',
    '?partner=x',
  ])('takes %s as if it said nothing', (search) => expect(readAccessParams(search)).toEqual(usual));
});

it('every partner can be asked about by its id: its first page, or its offer alone', () => {
  expect(partnersWithoutPage.map(({ title }) => title)).toEqual(['Dibble']);
  for (const { id, pages } of partners) {
    const { target } = readAccessParams(`?partner=${id}`);
    expect(target.page.path).toBe(pages[0] ?? paths.dashboard);
    expect(target.offer?.id).toBe(pages.length > 0 ? undefined : id);
  }
});
