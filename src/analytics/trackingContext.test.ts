import { expect, it } from 'vitest';
import { dana } from '#tests/support/session.ts';
import { createTrackingContext } from './trackingContext.ts';

const customer = {
  customerId: 1,
  customerName: 'Acme Builders',
  customerTypeName: 'Contractor',
  sourceId: 3559,
  sourceType: { id: 1, name: 'Affiliate' },
};

it('the context of an event contains the data of the person and the customer', () => {
  const person = { ...dana, ppUserId: 'U-7', ppCustomerId: 'C-1', customer };
  expect(createTrackingContext(person, 'Dashboard')).toEqual({
    area: 'Marketplace',
    route: 'Dashboard',
    userId: dana.userId,
    userName: dana.userName,
    email: dana.email,
    phone: dana.phone,
    ppUserId: 'U-7',
    ppCustomerId: 'C-1',
    roleName: 'Owner',
    customer,
  });
});

it('a missing ppUserId or ppCustomerId becomes a dash', () => {
  const person = { ...dana, ppUserId: null, ppCustomerId: null };
  expect(createTrackingContext(person, 'Dashboard')).toMatchObject({ ppUserId: '-', ppCustomerId: '-' });
});

it('the context of an event contains no person if nobody is logged in', () => {
  expect(createTrackingContext(null, 'Login')).toEqual({ area: 'Marketplace', route: 'Login' });
});
