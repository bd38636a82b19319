import { describe, expect, it } from 'vitest';
import { explanationPath, readExplanationParams } from './accessParams.ts';
import { pageTarget, partnersWithoutPage, partnerTarget } from './accessTarget.ts';
import { partners } from './partner.ts';
import { paths } from './paths.ts';
import { sitePages } from './sitePages.ts';

const searchOf = (address: string) => address.slice(address.indexOf('?'));
const defaultParams = { userId: null, target: { page: sitePages.dashboard, offer: null } };

describe('the URL of the access explanation', () => {
  it.each([
    { userId: '7', target: pageTarget(paths.qxo) },
    { userId: null, target: pageTarget(paths.landing) },
    ...partnersWithoutPage.map(({ id }) => ({ userId: '7', target: partnerTarget(id) })),
  ])('encodes %o', ({ userId, target }) => {
    expect(target).toBeDefined();
    expect(readExplanationParams(searchOf(explanationPath({ userId, ...(target && { target }) })))).toEqual({
      userId,
      target,
    });
  });

  it('stands for the dashboard and no person by default', () => {
    expect(readExplanationParams('?section=access')).toEqual(defaultParams);
    expect(readExplanationParams(searchOf(explanationPath({})))).toEqual(defaultParams);
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
  ])('ignores the invalid value of %s', (search) =>
    expect(readExplanationParams(search)).toEqual(defaultParams),
  );
});

it('the URL with the id of a partner stands for its first page, or for its offer if it has no page', () => {
  expect(partnersWithoutPage.map(({ title }) => title)).toEqual(['Dibble']);
  for (const { id, pages } of partners) {
    const { target } = readExplanationParams(`?partner=${id}`);
    expect(target.page.path).toBe(pages[0] ?? paths.dashboard);
    expect(target.offer?.id).toBe(pages.length > 0 ? undefined : id);
  }
});
