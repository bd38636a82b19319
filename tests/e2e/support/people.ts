/** A person of the sample data, with the path of their home page. */
export interface SamplePerson {
  readonly who: string;
  readonly email: string;
  readonly fullName: string;
  readonly home: string;
  /** Number of offers of their company; null where the role has no dashboard. */
  readonly offers: number | null;
}

export const password = 'Build-up-faster-1';

export const people = {
  administrator: {
    who: 'administrator',
    email: 'admin@lintel.test',
    fullName: 'Alex Morgan',
    home: '/admin',
    offers: null,
  },
  owner: {
    who: 'owner',
    email: 'owner@lintel.test',
    fullName: 'Dana Lee',
    home: '/dashboard',
    offers: 12,
  },
  user: {
    who: 'user',
    email: 'user@lintel.test',
    fullName: 'Sam Reed',
    home: '/dashboard',
    offers: 12,
  },
  smallOwner: {
    who: 'small owner',
    email: 'owner@birch.test',
    fullName: 'Robin Birch',
    home: '/dashboard',
    offers: 4,
  },
  userWithoutPartners: {
    who: 'user without partners',
    email: 'user@newroof.test',
    fullName: 'Chris Vale',
    home: '/dashboard',
    offers: 0,
  },
  affiliate: {
    who: 'affiliate',
    email: 'affiliate@lintel.test',
    fullName: 'Jamie Stone',
    home: '/',
    offers: null,
  },
} as const satisfies Record<string, SamplePerson>;
