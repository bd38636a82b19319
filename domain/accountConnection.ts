import * as v from 'valibot';
import { emailSchema } from './emailAddress.ts';
import { limits } from './limits.ts';
import { requiredText } from './textFields.ts';

/** Labels of the form, as people see them and as messages name them. */
export const accountConnectionLabels = { code: 'Code', email: 'Email' } as const;

/** Connecting a company's account at a partner (screens 2.14, PPG). The form checks it, and the server again. */
export const accountConnectionSchema = v.object({
  /** Message case does not count: it is kept in capitals. */
  code: v.pipe(requiredText(accountConnectionLabels.code, limits.partnerCodeLength), v.toUpperCase()),
  email: emailSchema(accountConnectionLabels.email),
});

export type AccountConnection = v.InferOutput<typeof accountConnectionSchema>;
