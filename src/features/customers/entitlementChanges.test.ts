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

it('has nothing to save where nothing is wanted', () => {
  expect(pendingChanges(entitlements, new Map())).toEqual([]);
});

it('switches on whatever is not on', () => {
  expect(pendingChanges(entitlements, all(true))).toEqual(
    ['2', '3', '4'].map((partnerId) => ({ partnerId, granted: true, reason: null })),
  );
});

it('switches off what is on, and denies what is asked for', () => {
  expect(pendingChanges(entitlements, all(false, ' Unpaid. '))).toEqual(
    ['1', '3'].map((partnerId) => ({ partnerId, granted: false, reason: 'Unpaid.' })),
  );
});

it('asks for a reason of each that is switched off, and of no other', () => {
  expect([...missingReasons(pendingChanges(entitlements, all(false, ' '))).keys()]).toEqual(['1', '3']);
  expect(missingReasons(pendingChanges(entitlements, all(false, 'Unpaid.'))).size).toBe(0);
  expect(missingReasons(pendingChanges(entitlements, all(true))).size).toBe(0);
});

it('is on where that is wanted, and otherwise as it is', () => {
  expect(entitlements.map((each) => isGranted(each, undefined))).toEqual([true, false, false, false]);
  expect(entitlements.map((each) => isGranted(each, { granted: true, reason: '' }))).toEqual(
    states.map(() => true),
  );
});
