import type { users } from '#server/platform/db/schema.ts';
import type { Person } from './person.ts';
import { hashSecret } from './randomSecret.ts';

type User = Person['user'];

/** Whether the person registered in the browser that holds this secret, and nobody else with their address. */
export function isRegistrant({ registrantHash }: User, registrantSecret: string | null): boolean {
  return registrantSecret !== null && registrantHash === hashSecret(registrantSecret);
}

/** What a registration chooses and agrees to for somebody; what else it told is theirs to correct. */
const nothingChosen = {
  passwordHash: null,
  termsAcceptedAt: null,
  offerNews: false,
} as const satisfies Partial<typeof users.$inferInsert>;

/**
 * What changes about a person, as their row is now, once somebody has shown that they read its mail. Whoever
 * registered may have been a stranger who waits for that: what they chose and agreed to counts only in the
 * browser that registered, which holds `registrantSecret` (security R4); elsewhere the profile asks for it anew.
 * An invited person is as their company told, and a complete profile is its owner's.
 */
export function confirmed(user: User, registrantSecret: string | null) {
  const isTheirOwn =
    user.emailVerified ||
    user.profileComplete ||
    user.status === 'invited' ||
    isRegistrant(user, registrantSecret);
  return {
    ...(!isTheirOwn && nothingChosen),
    emailVerified: true,
    addressVouchedFor: false,
    registrantHash: null,
  };
}
