import * as v from 'valibot';
import { draftText, draftBooleanSchema } from './draft.ts';

/** A draft of a profile as typed, without the password. */
export const profileDraftSchema = v.object({
  version: v.literal(1),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** Email of the profile's owner; nobody else may see the draft. */
  email: v.string(),
  typed: v.object({
    firstName: draftText,
    lastName: draftText,
    companyName: draftText,
    phone: draftText,
    jobTitle: draftText,
    timeZone: draftText,
    terms: draftBooleanSchema,
  }),
});

export type ProfileDraft = v.InferOutput<typeof profileDraftSchema>;
export type TypedProfile = ProfileDraft['typed'];
