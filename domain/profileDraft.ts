import * as v from 'valibot';
import { draftText, draftBooleanSchema } from './draft.ts';

/** What of a profile the browser keeps: everything as it was typed, but for the password. */
export const profileDraftSchema = v.object({
  version: v.literal(1),
  /** Milliseconds since 1970. */
  savedAt: v.number(),
  /** Whose profile it is: another person's is not theirs to see. */
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
