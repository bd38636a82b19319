import * as v from 'valibot';
import { draftText, draftBooleanSchema } from './draft.ts';

/** A profile as typed so far, without the password. */
export const profileDraftSchema = v.object({
  version: v.literal(1),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** The owner of the profile; nobody else may see it. */
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
