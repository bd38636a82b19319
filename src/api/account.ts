import * as v from 'valibot';
import type { Credentials } from '#domain/credentials.ts';
import { limits } from '#domain/limits.ts';
import { ssoAnswerSchema, ssoExchangePath, type ReceivedSsoAnswer } from '#domain/singleSignOn.ts';
import { tokenAnswerSchema, type ReceivedTokens } from '#domain/tokens.ts';
import { userInfoSchema, type UserInfo } from '#domain/userInfo.ts';
import type { Rest } from './rest.ts';

export function logIn(rest: Rest, credentials: Credentials): Promise<ReceivedTokens> {
  return rest('/api/app/anonymous/login', tokenAnswerSchema, {
    method: 'POST',
    body: credentials,
    noAuth: true,
  });
}

export function exchangeSsoCode(
  rest: Rest,
  { code, state, iss }: Readonly<Partial<Record<string, string>>>,
): Promise<ReceivedSsoAnswer> {
  return rest(ssoExchangePath, ssoAnswerSchema, {
    method: 'POST',
    body: { code, state, iss },
    noAuth: true,
  });
}

export function refreshTokens(rest: Rest, refreshToken: string): Promise<ReceivedTokens> {
  return rest('/api/app/anonymous/refresh-token', tokenAnswerSchema, {
    method: 'POST',
    body: { refreshToken },
    noAuth: true,
    timeout: limits.renewalTimeout,
  });
}

export function fetchUserInfo(rest: Rest): Promise<UserInfo> {
  return rest('/api/app/user-query/user-info', userInfoSchema);
}

/** Ends the token family on the server; an expired token is enough. */
export function logOut(rest: Rest, token: string): Promise<unknown> {
  return rest('/api/app/account/logout', v.unknown(), { method: 'POST', token, keepalive: true });
}
