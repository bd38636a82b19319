import type { Person } from './person.ts';
import { hashSecret } from './randomSecret.ts';

type User = Person['user'];

/** Whether the person was registered in the browser with this secret, and by nobody else with their address. */
export function wasRegisteredInBrowser({ registrantHash }: User, registrantSecret: string | null): boolean {
  return registrantSecret !== null && registrantHash === hashSecret(registrantSecret);
}

/**
 * Returns the columns that change when somebody has proved that they read mail at the address. A stranger may have
 * registered the address and waited for that proof. So the password and the consents are kept only for the browser that
 * registered the person (`registrantSecret`, security R4), for an invited person, and for an address or profile that
 * was confirmed or completed before; otherwise they are cleared.
 */
export function createConfirmationChanges(user: User, registrantSecret: string | null) {
  const isTheirOwn =
    user.emailVerified ||
    user.profileComplete ||
    user.status === 'invited' ||
    wasRegisteredInBrowser(user, registrantSecret);
  return {
    ...(!isTheirOwn && { passwordHash: null, termsAcceptedAt: null, offerNews: false }),
    emailVerified: true,
    addressVouchedFor: false,
    registrantHash: null,
  };
}
