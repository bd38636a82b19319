import type { Registration } from '#domain/registration.ts';
import { noAnswers, type RegistrationAnswers } from '#domain/registrationDraft.ts';
import { UserType } from '#domain/userType.ts';

/** Somebody who registers, as she types it. */
export const noraAnswers: RegistrationAnswers = {
  ...noAnswers,
  firstName: 'Nora',
  lastName: 'Diaz',
  companyName: 'Diaz Roofing',
  email: 'nora@diaz.example',
  phone: '(555) 555-0123',
  terms: true,
};

/** The same, checked, with a password. */
export const nora: Registration = {
  userTypeId: UserType.Client,
  firstName: 'Nora',
  lastName: 'Diaz',
  companyName: 'Diaz Roofing',
  email: 'nora@diaz.example',
  phone: '(555) 555-0123',
  password: 'a new roof before winter',
  sponsorId: 3559,
  heardFrom: null,
  wantedPath: null,
  terms: true,
  offerNews: false,
};
