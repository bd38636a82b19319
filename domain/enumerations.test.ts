import { expect, it } from 'vitest';
import { marketplaceAffiliate } from './affiliate.ts';
import { Role, roleNames } from './role.ts';
import { UserType } from './userType.ts';

it('roles have the ids and names of the customer, and one more stands for any other', () => {
  expect(Role).toEqual({ SystemAdmin: 1, Owner: 2, User: 3, Affiliate: 4 });
  expect(roleNames).toEqual({ 1: 'SystemAdmin', 2: 'Owner', 3: 'User', 4: 'Affiliate' });
});

it('people register as an affiliate, 1, or as a client, 2', () => {
  expect(UserType).toEqual({ Affiliate: 1, Client: 2 });
});

it('the sponsor of a registration that names none is 3559', () => {
  expect(marketplaceAffiliate).toBe(3559);
});
