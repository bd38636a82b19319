import type { Registration } from '#domain/registration.ts';
import { emptyRegistrationValues, type RegistrationDraftValues } from '#domain/registrationDraft.ts';
import { UserType } from '#domain/userType.ts';

/** Answers of a person who registers, as typed. */
export const noraAnswers: RegistrationDraftValues = {
  ...emptyRegistrationValues,
  firstName: 'Nora',
  lastName: 'Diaz',
  companyName: 'Diaz Roofing',
  email: 'nora@diaz.example',
  phone: '(555) 555-0123',
  terms: true,
};

/** The same answers after validation, with a password. */
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
