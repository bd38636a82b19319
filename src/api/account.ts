import * as v from 'valibot';
import { tokenAnswerSchema, type Credentials, type TokenAnswer } from '#domain/credentials.ts';
import { userInfoSchema, type UserInfo } from '#domain/userInfo.ts';
import type { Rest } from './rest.ts';

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
