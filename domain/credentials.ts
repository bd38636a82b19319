import * as v from 'valibot';
import { createEmailSchema } from './emailAddress.ts';
import { createCurrentPasswordSchema } from './passwordLength.ts';

/** Checks the body of a request to log in (contract, "REST"). */
export const credentialsSchema = v.object(
  {
    email: createEmailSchema('Email'),
    password: createCurrentPasswordSchema('Password'),
    remember: v.optional(v.boolean(), false),
  },
  'Send email and password as one JSON object',
);

export type Credentials = v.InferOutput<typeof credentialsSchema>;
