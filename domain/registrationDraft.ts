import * as v from 'valibot';
import { draftTextSchema, draftBooleanSchema } from './draft.ts';
import { UserType, type UserTypeId } from './userType.ts';

/** The values of the registration form as typed, without the password. A missing text is empty. */
const answersSchema = v.object({
  firstName: draftTextSchema,
  lastName: draftTextSchema,
  companyName: draftTextSchema,
  email: draftTextSchema,
  phone: draftTextSchema,
  website: draftTextSchema,
  sponsorId: draftTextSchema,
  heardFrom: draftTextSchema,
  wantedPath: draftTextSchema,
  terms: draftBooleanSchema,
  offerNews: draftBooleanSchema,
});

export type RegistrationDraftValues = v.InferOutput<typeof answersSchema>;

/** A draft of a registration. A draft of another version is dropped, since the form does not know its shape. */
export const registrationDraftSchema = v.object({
  version: v.literal(1),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  userTypeId: v.fallback(v.nullable(v.picklist(Object.values(UserType))), null),
  answers: answersSchema,
});

export const emptyRegistrationValues: RegistrationDraftValues = v.parse(answersSchema, {});

export function hasRegistrationValues(answers: RegistrationDraftValues): boolean {
  return Object.entries(answers).some(
    ([name, answer]) => name !== 'wantedPath' && answer !== '' && answer !== false,
  );
}

export interface RegistrationInProgress {
  readonly userTypeId: UserTypeId | null;
  readonly answers: RegistrationDraftValues;
}
