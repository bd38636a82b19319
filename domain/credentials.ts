import * as v from 'valibot';
import { limits } from './limits.ts';

/** The wording of form messages (spec section 5, screens 2.1.4). */
const messages = {
  required: (label: string) => `Please enter ${label}`,
  notValid: (label: string, type: string) => `${label} is not a valid ${type}`,
  tooLong: (label: string, max: number) => `${label} must be up to ${max} characters`,
};

/** An e-mail address: trimmed, at most 320 characters, in the spec's shape (section 5). */
function emailSchema(label: string) {
  return v.pipe(
    v.optional(v.string(messages.required(label)), ''),
    v.trim(),
    v.nonEmpty(messages.required(label)),
    v.maxLength(limits.emailLength, messages.tooLong(label, limits.emailLength)),
    v.regex(/^\S+@\S+\.\S{2,}$/, messages.notValid(label, 'email')),
  );
}

/**
 * What a person types to log in (contract, "REST"). The length of the password is bounded before any hash
 * is computed; no other rule applies to a password that already exists.
 */
export const credentialsSchema = v.object(
  {
    email: emailSchema('Email'),
    password: v.pipe(
      v.optional(v.string(messages.required('Password')), ''),
      v.nonEmpty(messages.required('Password')),
      v.maxLength(limits.passwordLength, messages.tooLong('Password', limits.passwordLength)),
    ),
    remember: v.optional(v.boolean(), false),
  },
  'Send email and password as one JSON object',
);

export type Credentials = v.InferOutput<typeof credentialsSchema>;
