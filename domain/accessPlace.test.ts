import { expect, it } from 'vitest';
import { accessOf, readAccessPlace } from './accessPlace.ts';
import { paths } from './paths.ts';

const searchOf = (address: string) => address.slice(address.indexOf('?'));

it.each([
  { userId: '7', path: paths.qxo },
  { userId: null, path: paths.landing },
])('finds in the address what was put there: %o', (place) => {
  expect(readAccessPlace(searchOf(accessOf(place)))).toEqual(place);
});

it('is of the dashboard and of nobody yet where nothing else is said', () => {
  const usual = { userId: null, path: paths.dashboard };
  expect(readAccessPlace('?section=access')).toEqual(usual);
  expect(readAccessPlace(searchOf(accessOf({})))).toEqual(usual);
});

it.each([
  '?userId=0',
  '?userId=x',
  '?userId=-1',
  '?path=/no/such/page',
  '?path=//elsewhere.example',
  '?path=*',
])('takes %s as if it said nothing', (search) =>
  expect(readAccessPlace(search)).toEqual({ userId: null, path: paths.dashboard }),
);
