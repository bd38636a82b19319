import type { TokenResponse } from '#domain/tokens.ts';
import { accessTokenLife } from '#server/platform/auth/sessionTokens.ts';
import type { Session } from '#server/platform/auth/session.ts';
import type { RequestFacts } from '#server/platform/http/requestFacts.ts';
import type { Services } from '#server/platform/services/services.ts';
import { toUserInfo } from './toUserInfo.ts';

/**
 * Issues an access token and a refresh token for a session, and notes its person for the log. Both tokens expire with
 * the session at the latest.
 */
export function issueTokens(
  { person, sessionId, generation, expiresAt }: Session,
  { accessTokens, refreshTokens }: Pick<Services, 'accessTokens' | 'refreshTokens'>,
  facts: RequestFacts,
): TokenResponse {
  const { id: userId, wantedPath, lastLogInAt } = person.user;
  facts.userId = userId;
  const secondsLeft = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
  const expiresIn = Math.min(accessTokenLife, secondsLeft);
  return {
    accessToken: accessTokens.issue({ userId, sessionId }, expiresIn),
    refreshToken: refreshTokens.issue({ sessionId, generation }, secondsLeft),
    expiresIn,
    userInfo: toUserInfo(person),
    // `person` was read before this session started, so `lastLogInAt` is null at the first log-in.
    ...(lastLogInAt === null && wantedPath !== null && { wantedPath }),
  };
}
