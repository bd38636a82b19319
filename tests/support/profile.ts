import type { PendingProfile } from '#domain/profile.ts';

/** Profile of a registered person, which is still to be completed. */
export const noraProfile: PendingProfile = {
  email: 'nora@diaz.example',
  firstName: 'Nora',
  lastName: 'Diaz',
  companyName: 'Diaz Roofing',
  phone: null,
  invitedBy: null,
  missing: [],
};
