import * as v from 'valibot';
import { limits } from './limits.ts';
import { userInfoSchema } from './userInfo.ts';

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

/** What renews a session (contract, "REST"). Whether it is a token at all is for its signature to say. */
export const renewalSchema = v.object(
  {
    refreshToken: v.pipe(
      v.optional(v.string('Send a refresh token'), ''),
      v.nonEmpty('Send a refresh token'),
      v.maxLength(limits.refreshTokenLength, messages.tooLong('Refresh token', limits.refreshTokenLength)),
    ),
  },
  'Send refreshToken as one JSON object',
);

/**
 * The answer to logging in and to renewing: tokens, the access token's life in seconds, and the person
 * (contract, "REST").
 */
export const tokenAnswerSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  expiresIn: v.number(),
  userInfo: userInfoSchema,
});

export type TokenAnswer = v.InferOutput<typeof tokenAnswerSchema>;
