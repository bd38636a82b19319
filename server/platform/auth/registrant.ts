import type { Person } from './person.ts';
import { hashSecret } from './randomSecret.ts';

type User = Person['user'];

/** Whether the person, and nobody else with their address, registered in the browser that holds this secret. */
export function isRegistrant({ registrantHash }: User, registrantSecret: string | null): boolean {
  return registrantSecret !== null && registrantHash === hashSecret(registrantSecret);
}

/**
 * Columns that change once somebody has shown that they read mail at the address. A stranger may have registered
 * it and wait for that: what they chose and agreed to is kept only in the browser that registered, which holds
 * `registrantSecret` (security R4); elsewhere the profile asks for it again. It is kept as well for an invited
 * person, whom their company described, and for a complete profile.
 */
export function confirmationChanges(user: User, registrantSecret: string | null) {
  const isTheirOwn =
    user.emailVerified ||
    user.profileComplete ||
    user.status === 'invited' ||
    isRegistrant(user, registrantSecret);
  return {
    ...(!isTheirOwn && { passwordHash: null, termsAcceptedAt: null, offerNews: false }),
    emailVerified: true,
    addressVouchedFor: false,
    registrantHash: null,
  };
}
