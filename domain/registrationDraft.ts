import * as v from 'valibot';
import { draftText, draftBooleanSchema } from './draft.ts';
import { UserType, type UserTypeId } from './userType.ts';

/** What of a registration the browser keeps: everything as it was typed, but for the password. */
const answersSchema = v.object({
  firstName: draftText,
  lastName: draftText,
  companyName: draftText,
  email: draftText,
  phone: draftText,
  website: draftText,
  sponsorId: draftText,
  heardFrom: draftText,
  wantedPath: draftText,
  terms: draftBooleanSchema,
  offerNews: draftBooleanSchema,
});

export type RegistrationAnswers = v.InferOutput<typeof answersSchema>;

/** A registration that was begun. Of another version it is not read, so that no old shape reaches the form. */
export const registrationDraftSchema = v.object({
  version: v.literal(1),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  userTypeId: v.fallback(v.nullable(v.picklist(Object.values(UserType))), null),
  answers: answersSchema,
});

export const noAnswers: RegistrationAnswers = {
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  phone: '',
  website: '',
  sponsorId: '',
  heardFrom: '',
  wantedPath: '',
  terms: false,
  offerNews: false,
};

/** Whether anything was typed or ticked. */
export function isAnswered(answers: RegistrationAnswers): boolean {
  return Object.entries(answers).some(
    ([name, answer]) => name !== 'wantedPath' && answer !== '' && answer !== false,
  );
}

/** What a person chose to be, and what they typed. */
export interface Registering {
  readonly userTypeId: UserTypeId | null;
  readonly answers: RegistrationAnswers;
}
