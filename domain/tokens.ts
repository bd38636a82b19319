import * as v from 'valibot';
import { limits } from './limits.ts';
import { userInfoSchema, type UserInfo } from './userInfo.ts';

/** Checks the body of a request to renew a session (contract, "REST"), but not the token's signature. */
export const sessionRenewalSchema = v.object(
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
 * The fields that the browser reads in the response to a log-in or renewal (contract, "REST"). The browser requests
 * `userInfo` if it is missing or invalid. `wantedPath`, only at the first log-in, is the page of the offer that led
 * the person to register.
 */
export const tokenResponseSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  userInfo: v.fallback(v.nullish(userInfoSchema, null), null),
  wantedPath: v.fallback(v.nullish(v.string(), null), null),
});

export type ReceivedTokens = v.InferOutput<typeof tokenResponseSchema>;

export interface TokenResponse {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Lifetime of the access token in seconds. */
  readonly expiresIn: number;
  readonly userInfo: UserInfo;
  readonly wantedPath?: string;
}
