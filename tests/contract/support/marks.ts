import type { CallerName } from '#tests/access/callers.ts';

/** Days on which certificates ended, one for each company, and for nothing else. */
export const endedOn = { acme: '2001-02-03', birch: '2002-03-04' } as const;

interface MarkedPerson {
  readonly email: string;
  /**
   * Words of what is their company's, and of nothing else in the database: its name, a partner that it alone has. Each
   * is too long to stand in a secret by chance.
   */
  readonly company: readonly [name: string, ...others: string[]];
  /** Words of what is theirs alone. */
  readonly timeZone: string;
}

const acme = ['Acme Builders', 'HireRight', endedOn.acme] as const;

/** The callers as people, with the words by which an answer tells whose it is. */
export const markedPeople: Readonly<Record<Exclude<CallerName, 'anonymous'>, MarkedPerson>> = {
  user: { email: 'user@lintel.test', company: [...acme], timeZone: 'America/Juneau' },
  owner: { email: 'owner@lintel.test', company: [...acme], timeZone: 'America/Boise' },
  otherOwner: {
    email: 'owner@birch.test',
    company: ['Birch Plumbing', 'Insureon', endedOn.birch],
    timeZone: 'America/Adak',
  },
  administrator: { email: 'admin@lintel.test', company: ['Lintel House'], timeZone: 'America/Nome' },
  affiliate: { email: 'affiliate@lintel.test', company: ['Stone Referrals'], timeZone: 'America/Yakutat' },
};

/** Whose words a text has: `own` for the caller's, else each company's or person's name. */
export function ownersOf(text: string, caller: CallerName): Set<string> {
  const self = caller === 'anonymous' ? undefined : markedPeople[caller];
  const owners = new Set<string>();
  for (const { company, timeZone } of Object.values(markedPeople)) {
    const [name] = company;
    if (company.some((word) => text.includes(word))) owners.add(name === self?.company[0] ? 'own' : name);
    if (text.includes(timeZone)) owners.add(timeZone === self?.timeZone ? 'own' : `somebody in ${timeZone}`);
  }
  return owners;
}
