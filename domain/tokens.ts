import * as v from 'valibot';
import { limits } from './limits.ts';
import { userInfoSchema, type UserInfo } from './userInfo.ts';

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
 * Fields that the browser reads of the answer to logging in and to renewing (contract, "REST"). The person is null
 * where the answer has none that can be read: the browser then asks for the user info. The access token says itself
 * how long it lives. The path is the page of the offer that somebody registered for, at their first log-in.
 */
export const tokenAnswerSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  userInfo: v.fallback(v.nullish(userInfoSchema, null), null),
  wantedPath: v.fallback(v.nullish(v.string(), null), null),
});

export type ReceivedTokens = v.InferOutput<typeof tokenAnswerSchema>;

/** The answer of our own backend. */
export interface TokenAnswer {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds that the access token lives. */
  readonly expiresIn: number;
  readonly userInfo: UserInfo;
  /** Page of the offer that the person registered for, at their first log-in. */
  readonly wantedPath?: string;
}
