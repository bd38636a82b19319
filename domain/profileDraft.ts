import * as v from 'valibot';
import { draftTextSchema, draftBooleanSchema } from './draft.ts';

/** A draft of a profile as typed, without the password. */
export const profileDraftSchema = v.object({
  version: v.literal(1),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** Email of the profile's owner; nobody else may see the draft. */
  email: v.string(),
  typed: v.object({
    firstName: draftTextSchema,
    lastName: draftTextSchema,
    companyName: draftTextSchema,
    phone: draftTextSchema,
    jobTitle: draftTextSchema,
    timeZone: draftTextSchema,
    terms: draftBooleanSchema,
  }),
});

export type ProfileDraft = v.InferOutput<typeof profileDraftSchema>;
export type ProfileDraftValues = ProfileDraft['typed'];
