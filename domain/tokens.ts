import * as v from 'valibot';
import { limits } from './limits.ts';
import { userInfoSchema, type UserInfo } from './userInfo.ts';

/** Checks the request that renews a session (contract, "REST"); only the signature proves the token. */
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
 * The fields of a log-in's or renewal's answer that the browser reads (contract, "REST"). Without a readable person,
 * the browser requests the user info. `wantedPath` is the page of the offer for which somebody registered, at the
 * first log-in.
 */
export const tokenAnswerSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  userInfo: v.fallback(v.nullish(userInfoSchema, null), null),
  wantedPath: v.fallback(v.nullish(v.string(), null), null),
});

export type ReceivedTokens = v.InferOutput<typeof tokenAnswerSchema>;

export interface TokenAnswer {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Lifetime of the access token in seconds. */
  readonly expiresIn: number;
  readonly userInfo: UserInfo;
  readonly wantedPath?: string;
}
