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

/** Creates a sample person from the facts that everybody has, so that the tables below have columns. */
function person(
  email: string,
  firstName: string,
  lastName: string,
  phone: string,
  roleId: number,
  customer: SamplePerson['customer'],
): SamplePerson {
  return { email, firstName, lastName, phone, roleId, customer };
}

const { SystemAdmin, Owner, User, Affiliate } = Role;

/** The sample people of the contract. */
export const samplePeople: readonly SamplePerson[] = [
  person('admin@lintel.test', 'Alex', 'Morgan', '(555) 010-0101', SystemAdmin, null),
  person('owner@lintel.test', 'Dana', 'Lee', '(555) 010-0102', Owner, 'Acme Builders'),
  {
    ...person('user@lintel.test', 'Sam', 'Reed', '(555) 010-0103', User, 'Acme Builders'),
    loggedInDaysAgo: 2,
  },
  person('owner@birch.test', 'Robin', 'Birch', '(555) 010-0104', Owner, 'Birch Plumbing'),
  person('user@newroof.test', 'Chris', 'Vale', '(555) 010-0105', User, 'New Roof'),
  {
    ...person('affiliate@lintel.test', 'Jamie', 'Stone', '(555) 010-0106', Affiliate, null),
    affiliateCompany: 'Stone Referrals',
  },
  {
    ...person('invited@lintel.test', 'Pat', 'Quinn', '(555) 010-0107', User, 'Acme Builders'),
    invited: true,
    invitedBy: 'owner@lintel.test',
  },
];

/** Further people of Acme Builders, so that its team has every role and status; no screen offers them as logins. */
export const sampleColleagues: readonly SamplePerson[] = [
  {
    ...person('taylor@lintel.test', 'Taylor', 'Brooks', '(555) 010-0108', Owner, 'Acme Builders'),
    loggedInDaysAgo: 6,
  },
  {
    ...person('casey@lintel.test', 'Casey', 'Ford', '(555) 010-0109', User, 'Acme Builders'),
    deactivated: true,
    loggedInDaysAgo: 41,
  },
];
