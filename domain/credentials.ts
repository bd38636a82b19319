import * as v from 'valibot';
import { emailSchema } from './emailAddress.ts';
import { formMessages } from './formMessages.ts';
import { boundedPassword } from './passwordLength.ts';

/** Checks a log-in (contract, "REST"). */
export const credentialsSchema = v.object(
  {
    email: emailSchema('Email'),
    password: v.pipe(
      v.optional(v.string(formMessages.required('Password')), ''),
      v.nonEmpty(formMessages.required('Password')),
      boundedPassword('Password'),
    ),
    remember: v.optional(v.boolean(), false),
  },
  'Send email and password as one JSON object',
);

export type Credentials = v.InferOutput<typeof credentialsSchema>;
