import { expect, it } from 'vitest';
import type { EntitlementFieldsFragment } from '#graphql/adminHooks.ts';
import { isGrantedAfterSave, findMissingReasons, listUnsavedChanges } from './entitlementChanges.ts';

const states = ['granted', 'denied', 'requested', 'none'] as const;
const entitlements = states.map((state, index): EntitlementFieldsFragment => ({
  partnerId: String(index + 1),
  partnerTitle: state,
  state,
  source: null,
  reason: null,
  since: null,
  by: null,
}));
const all = (granted: boolean, reason = '') =>
  new Map(entitlements.map(({ partnerId }) => [partnerId, { granted, reason }]));

it('there is no change to save without a switched partner', () => {
  expect(listUnsavedChanges(entitlements, new Map())).toEqual([]);
});

it('switching all on grants the partners that are not granted', () => {
  expect(listUnsavedChanges(entitlements, all(true))).toEqual(
    ['2', '3', '4'].map((partnerId) => ({ partnerId, granted: true, reason: null })),
  );
});

it('switching all off revokes granted partners, and denies requested ones', () => {
  expect(listUnsavedChanges(entitlements, all(false, ' Unpaid. '))).toEqual(
    ['1', '3'].map((partnerId) => ({ partnerId, granted: false, reason: 'Unpaid.' })),
  );
});

it('only partners that are switched off need a reason', () => {
  expect([...findMissingReasons(listUnsavedChanges(entitlements, all(false, ' '))).keys()]).toEqual([
    '1',
    '3',
  ]);
  expect(findMissingReasons(listUnsavedChanges(entitlements, all(false, 'Unpaid.'))).size).toBe(0);
  expect(findMissingReasons(listUnsavedChanges(entitlements, all(true))).size).toBe(0);
});

it('a switch shows the unsaved change, or else the current state', () => {
  expect(entitlements.map((each) => isGrantedAfterSave(each, undefined))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(entitlements.map((each) => isGrantedAfterSave(each, { granted: true, reason: '' }))).toEqual(
    states.map(() => true),
  );
});
