import type { CallerName } from '#tests/access/callers.ts';

/** Last days of the certificates of each company, which appear nowhere else. */
export const endedOn = { acme: '2001-02-03', birch: '2002-03-04' } as const;

interface MarkedPerson {
  readonly email: string;
  /**
   * Texts that appear only in data of their company: its name, a partner that only it has. Each is too long to appear
   * in a secret by chance.
   */
  readonly company: readonly [name: string, ...others: string[]];
  /** Text that appears only in data of the person. */
  readonly timeZone: string;
}

const acme = ['Acme Builders', 'HireRight', endedOn.acme] as const;

/** The people behind the callers, with the texts that show the owner of data in a response. */
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

/** Owners of the data in a text: `own` for the caller, or else the name of each company or person. */
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
