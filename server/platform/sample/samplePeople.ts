import { Role } from '#domain/role.ts';
import type { SampleCustomerName } from './sampleCustomers.ts';

/** The password of every sample person. */
export const samplePassword = 'Build-up-faster-1';

export interface SamplePerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly roleId: number;
  readonly customer: SampleCustomerName | null;
  /** Whether the person has an open invitation, and so no password and no way to log in. */
  readonly invited?: true;
  readonly deactivated?: true;
  /** Days between the last log-in and the first start; absent if there was no log-in. */
  readonly loggedInDaysAgo?: number;
  /** Email of the inviter. */
  readonly invitedBy?: string;
  /** Company of an approved affiliate. */
  readonly affiliateCompany?: string;
}

/** The sample people of the contract. */
export const samplePeople: readonly SamplePerson[] = [
  {
    email: 'admin@lintel.test',
    firstName: 'Alex',
    lastName: 'Morgan',
    phone: '(555) 010-0101',
    roleId: Role.SystemAdmin,
    customer: null,
  },
  {
    email: 'owner@lintel.test',
    firstName: 'Dana',
    lastName: 'Lee',
    phone: '(555) 010-0102',
    roleId: Role.Owner,
    customer: 'Acme Builders',
  },
  {
    email: 'user@lintel.test',
    firstName: 'Sam',
    lastName: 'Reed',
    phone: '(555) 010-0103',
    roleId: Role.User,
    customer: 'Acme Builders',
    loggedInDaysAgo: 2,
  },
  {
    email: 'owner@birch.test',
    firstName: 'Robin',
    lastName: 'Birch',
    phone: '(555) 010-0104',
    roleId: Role.Owner,
    customer: 'Birch Plumbing',
  },
  {
    email: 'user@newroof.test',
    firstName: 'Chris',
    lastName: 'Vale',
    phone: '(555) 010-0105',
    roleId: Role.User,
    customer: 'New Roof',
  },
  {
    email: 'affiliate@lintel.test',
    firstName: 'Jamie',
    lastName: 'Stone',
    phone: '(555) 010-0106',
    roleId: Role.Affiliate,
    customer: null,
    affiliateCompany: 'Stone Referrals',
  },
  {
    email: 'invited@lintel.test',
    firstName: 'Pat',
    lastName: 'Quinn',
    phone: '(555) 010-0107',
    roleId: Role.User,
    customer: 'Acme Builders',
    invited: true,
    invitedBy: 'owner@lintel.test',
  },
];

/** Further people of the first customer, so that its team has every role and status; nobody logs in as them. */
export const sampleColleagues: readonly SamplePerson[] = [
  {
    email: 'taylor@lintel.test',
    firstName: 'Taylor',
    lastName: 'Brooks',
    phone: '(555) 010-0108',
    roleId: Role.Owner,
    customer: 'Acme Builders',
    loggedInDaysAgo: 6,
  },
  {
    email: 'casey@lintel.test',
    firstName: 'Casey',
    lastName: 'Ford',
    phone: '(555) 010-0109',
    roleId: Role.User,
    customer: 'Acme Builders',
    deactivated: true,
    loggedInDaysAgo: 41,
  },
];
