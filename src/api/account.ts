import * as v from 'valibot';
import type { Credentials } from '#domain/credentials.ts';
import { userInfoSchema, type UserInfo } from '#domain/userInfo.ts';
import type { Rest } from './rest.ts';

const tokenAnswerSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  /** Life of the access token in seconds. */
  expiresIn: v.number(),
  userInfo: userInfoSchema,
});

export type TokenAnswer = v.InferOutput<typeof tokenAnswerSchema>;

export function logIn(rest: Rest, credentials: Credentials): Promise<TokenAnswer> {
  return rest('/api/app/anonymous/login', tokenAnswerSchema, {
    method: 'POST',
    body: credentials,
    noAuth: true,
  });
}

export function fetchUserInfo(rest: Rest): Promise<UserInfo> {
  return rest('/api/app/user-query/user-info', userInfoSchema);
}

/** Ends the token family on the server. */
export function logOut(rest: Rest): Promise<unknown> {
  return rest('/api/app/account/logout', v.unknown(), { method: 'POST', keepalive: true });
}
