import * as v from 'valibot';
import { limits } from './limits.ts';
import { userInfoSchema } from './userInfo.ts';

/** What renews a session (contract, "REST"). Whether it is a token at all is for its signature to say. */
export const renewalSchema = v.object(
  {
    refreshToken: v.pipe(
      v.optional(v.string('Send a refresh token'), ''),
      v.nonEmpty('Send a refresh token'),
      v.maxLength(limits.tokenLength, `Refresh token must be up to ${limits.tokenLength} characters`),
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
