import { expect, it } from 'vitest';
import type { EntitlementFieldsFragment } from '#graphql/adminHooks.ts';
import { isGranted, missingReasons, pendingChanges } from './entitlementChanges.ts';

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
  expect(pendingChanges(entitlements, new Map())).toEqual([]);
});

it('switching all on grants the partners that are not granted', () => {
  expect(pendingChanges(entitlements, all(true))).toEqual(
    ['2', '3', '4'].map((partnerId) => ({ partnerId, granted: true, reason: null })),
  );
});

it('switching all off revokes granted partners, and denies requested ones', () => {
  expect(pendingChanges(entitlements, all(false, ' Unpaid. '))).toEqual(
    ['1', '3'].map((partnerId) => ({ partnerId, granted: false, reason: 'Unpaid.' })),
  );
});

it('only partners that are switched off need a reason', () => {
  expect([...missingReasons(pendingChanges(entitlements, all(false, ' '))).keys()]).toEqual(['1', '3']);
  expect(missingReasons(pendingChanges(entitlements, all(false, 'Unpaid.'))).size).toBe(0);
  expect(missingReasons(pendingChanges(entitlements, all(true))).size).toBe(0);
});

it('a switch shows the unsaved change, or else the current state', () => {
  expect(entitlements.map((each) => isGranted(each, undefined))).toEqual([true, false, false, false]);
  expect(entitlements.map((each) => isGranted(each, { granted: true, reason: '' }))).toEqual(
    states.map(() => true),
  );
});
