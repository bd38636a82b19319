// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AdminCustomerFieldsFragment, EntitlementFieldsFragment } from '#graphql/adminHooks.ts';
import { refusal } from '#tests/support/failures.ts';
import { holdCalls } from '#tests/support/heldCalls.tsx';
import { useEntitlementChanges } from './useEntitlementChanges.ts';

const customer: AdminCustomerFieldsFragment = {
  id: '4',
  name: 'Acme Builders',
  typeName: null,
  source: null,
  users: 1,
  partners: 1,
  asksFor: [],
  createdOn: '2026-11-02T10:00:00Z',
  version: 1,
};

function entitlement(
  partnerId: string,
  state: EntitlementFieldsFragment['state'],
): EntitlementFieldsFragment {
  return { partnerId, partnerTitle: '', state, source: null, reason: null, since: null, by: null };
}

function decide() {
  const { wrapper, ...calls } = holdCalls();
  const { result, rerender } = renderHook((now) => useEntitlementChanges(customer, now), {
    initialProps: [entitlement('1', 'granted'), entitlement('2', 'none')],
    wrapper,
  });
  return {
    ...calls,
    result,
    renew: rerender,
    want: (...wanted: Parameters<typeof result.current.want>) => act(() => result.current.want(...wanted)),
    confirm: () => act(async () => void result.current.confirm()),
  };
}

afterEach(cleanup);

it('a partner that is switched during a save stays unsaved', async () => {
  const { answer, confirm, renew, result, want } = decide();
  want('1', { granted: false, reason: 'Unpaid.' });
  await confirm();
  want('2', { granted: true, reason: '' });
  renew([entitlement('1', 'denied'), entitlement('2', 'none')]);
  const kept = { __typename: 'AdminCustomer', id: '4' };
  await answer({ setEntitlements: { __typename: 'CustomerDetail', customer: kept } });
  expect([...result.current.wanted.keys()]).toEqual(['2']);
  expect(result.current.changes).toEqual([{ partnerId: '2', granted: true, reason: null }]);
});

it('a partner that is being saved cannot be changed until the call has settled', async () => {
  const { confirm, refuse, result, want } = decide();
  want('1', { granted: false, reason: 'Un' });
  await confirm();
  expect(result.current.isSent('1')).toBe(true);
  want('1', { granted: false, reason: 'Unpaid.' });
  want('1', null);
  expect(result.current.wanted.get('1')).toEqual({ granted: false, reason: 'Un' });
  await refuse(refusal('CONFLICT'));
  want('1', { granted: false, reason: 'Unpaid.' });
  expect(result.current.wanted.get('1')).toEqual({ granted: false, reason: 'Unpaid.' });
});
