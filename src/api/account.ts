import * as v from 'valibot';
import type { Credentials } from '#domain/credentials.ts';
import { limits } from '#domain/limits.ts';
import { ssoResponseSchema, ssoExchangePath } from '#domain/singleSignOn.ts';
import { tokenResponseSchema } from '#domain/tokens.ts';
import { userInfoSchema } from '#domain/userInfo.ts';
import type { Rest } from './rest.ts';

const visitorsPost = { method: 'POST', noAuth: true } as const;

export function logIn(rest: Rest, credentials: Credentials) {
  return rest('/api/app/anonymous/login', tokenResponseSchema, { ...visitorsPost, body: credentials });
}

export function exchangeSsoCode(rest: Rest, answer: Readonly<Partial<Record<string, string>>>) {
  const { code, state, iss } = answer;
  return rest(ssoExchangePath, ssoResponseSchema, { ...visitorsPost, body: { code, state, iss } });
}

export function refreshTokens(rest: Rest, refreshToken: string) {
  return rest('/api/app/anonymous/refresh-token', tokenResponseSchema, {
    ...visitorsPost,
    body: { refreshToken },
    timeout: limits.renewalTimeout,
  });
}

export function fetchUserInfo(rest: Rest) {
  return rest('/api/app/user-query/user-info', userInfoSchema);
}

/** Ends the session on the server by revoking its token family. `token`, the access token, may have expired. */
export function logOut(rest: Rest, token: string) {
  return rest('/api/app/account/logout', v.unknown(), { method: 'POST', token, keepalive: true });
}
