import { describe, expect, it } from 'vitest';
import type { AdminUserQuery } from '#graphql/adminHooks.ts';
import { listUserFacts } from './listUserFacts.tsx';

type Detail = AdminUserQuery['adminUser'];

function detailOf(changes: Pick<Detail['user'], 'customerId' | 'customerName'>): Detail {
  return {
    user: {
      id: '2',
      firstName: 'Dana',
      lastName: 'Lee',
      email: 'dana@acme.example',
      roleId: 2,
      status: 'active',
      isEmailConfirmed: true,
      createdOn: '2026-11-02T10:00:00Z',
      lastLogInOn: null,
      isSelf: false,
      version: 1,
      ...changes,
    },
    phone: null,
    jobTitle: null,
    timeZone: null,
    application: null,
    isProfileComplete: true,
    hasPassword: true,
    termsAcceptedOn: null,
    wantsOfferNews: false,
    invitedBy: null,
    invitedOn: null,
    isLogInLocked: false,
    sessions: [],
    events: [],
    certificates: [],
  };
}

const hasCustomer = (changes: Parameters<typeof detailOf>[0]) =>
  listUserFacts(detailOf(changes)).some(
    ({ term, description }) => term === 'Customer' && description !== null,
  );

describe('the facts about a user', () => {
  it('include the customer only if it has a name', () => {
    expect(hasCustomer({ customerId: '1', customerName: 'Acme Roofing' })).toBe(true);
    expect(hasCustomer({ customerId: '1', customerName: null })).toBe(false);
    expect(hasCustomer({ customerId: null, customerName: null })).toBe(false);
  });
});
