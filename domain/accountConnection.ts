import * as v from 'valibot';
import { createEmailSchema } from './emailAddress.ts';
import { limits } from './limits.ts';
import { requiredText } from './textFields.ts';

export const accountConnectionLabels = { code: 'Code', email: 'Email' } as const;

/** Checks the form that connects a company's account at a partner (screens 2.14), in browser and server. */
export const accountConnectionSchema = v.object({
  /** Code of the partner for the account, converted to upper case. */
  code: v.pipe(requiredText(accountConnectionLabels.code, limits.partnerCodeLength), v.toUpperCase()),
  email: createEmailSchema(accountConnectionLabels.email),
});

export type AccountConnection = v.InferOutput<typeof accountConnectionSchema>;
