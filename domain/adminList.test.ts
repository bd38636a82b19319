import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  adminListPath,
  readAdminListParams,
  type AdminListParams,
  type AdminListShape,
} from './adminList.ts';

const shape: AdminListShape = {
  section: 'requests',
  orders: ['askedOn', 'votes'],
  filters: { status: ['submitted', 'planned'], customerId: 'id', from: 'day' },
};
const defaultParams = readAdminListParams(shape, '');
const read = (address: string) =>
  readAdminListParams(shape, new URL(address, 'https://market.example').search);

it('a list shows the first page of all rows in the default order if the URL has no parameters', () => {
  expect(defaultParams).toEqual({
    page: 1,
    pageSize: 10,
    search: '',
    order: 'askedOn',
    descending: false,
    filters: { status: [], customerId: [], from: [] },
    open: null,
  });
  expect(adminListPath(shape)).toBe('/admin?section=requests');
});

it('the URL of a list encodes all its parameters', () => {
  const ids = fc.integer({ min: 1, max: 999_999_999 }).map(String);
  const places: fc.Arbitrary<AdminListParams> = fc.record({
    page: fc.integer({ min: 1, max: 1_000_000 }),
    pageSize: fc.integer({ min: 1, max: 100 }),
    search: fc.string({ unit: 'binary', maxLength: 100 }).map((text) => text.trim()),
    order: fc.constantFrom('askedOn', 'votes'),
    descending: fc.boolean(),
    filters: fc.record({
      status: fc.subarray(['submitted', 'planned']),
      customerId: fc.array(ids, { maxLength: 1 }),
      from: fc.subarray(['2026-11-20']),
    }),
    open: fc.option(ids),
  });
  fc.assert(
    fc.property(places, (params) => {
      expect(read(adminListPath(shape, params))).toEqual(params);
    }),
  );
});

it.each([
  'page=0',
  'page=x',
  'size=101',
  'sort=name',
  'status=NONE',
  'customerId=0',
  'customerId=1,2',
  'customerId=me',
  'from=2026-02-30',
  'from=1999-12-31',
  'from=today',
  'id=0',
  'id=1e3',
])('a list ignores the invalid parameter %s', (query) => {
  expect(readAdminListParams(shape, `?section=requests&${query}`)).toEqual(defaultParams);
});
