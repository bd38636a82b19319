import type { PendingProfile } from '#domain/profile.ts';

/** What somebody who has registered still has to complete. */
export const noraProfile: PendingProfile = {
  email: 'nora@diaz.example',
  firstName: 'Nora',
  lastName: 'Diaz',
  companyName: 'Diaz Roofing',
  phone: null,
  invitedBy: null,
  missing: [],
};
