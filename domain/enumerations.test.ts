import { expect, it } from 'vitest';
import { marketplaceAffiliateId } from './affiliate.ts';
import { Role, roleNames } from './role.ts';
import { UserType } from './userType.ts';

it("roles have the customer's ids and names", () => {
  expect(Role).toEqual({ SystemAdmin: 1, Owner: 2, User: 3, Affiliate: 4 });
  expect(roleNames).toEqual({ 1: 'SystemAdmin', 2: 'Owner', 3: 'User', 4: 'Affiliate' });
});

it('the types of registering people are affiliate (1) and client (2)', () => {
  expect(UserType).toEqual({ Affiliate: 1, Client: 2 });
});

it('the default sponsor of a registration is 3559', () => {
  expect(marketplaceAffiliateId).toBe(3559);
});
