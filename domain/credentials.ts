import * as v from 'valibot';
import { emailSchema } from './emailAddress.ts';
import { currentPasswordSchema } from './passwordLength.ts';

/** Checks the body of a request to log in (contract, "REST"). */
export const credentialsSchema = v.object(
  {
    email: emailSchema('Email'),
    password: currentPasswordSchema('Password'),
    remember: v.optional(v.boolean(), false),
  },
  'Send email and password as one JSON object',
);

export type Credentials = v.InferOutput<typeof credentialsSchema>;
