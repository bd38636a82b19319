import type { TokenAnswer } from '#domain/tokens.ts';
import { accessTokenLife } from '#server/platform/auth/sessionTokens.ts';
import type { Session } from '#server/platform/auth/session.ts';
import type { Services } from '#server/platform/services/services.ts';
import { toUserInfo } from './toUserInfo.ts';

/** The tokens of a session and the person they are for; neither token outlives the session. */
export async function toTokens(
  { person, sessionId, generation, expiresAt }: Session,
  { accessTokens, refreshTokens }: Pick<Services, 'accessTokens' | 'refreshTokens'>,
): Promise<TokenAnswer> {
  const { wantedPath, lastLogInAt } = person.user;
  // As it was before this session began.
  const isFirst = lastLogInAt === null;
  const left = Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1000));
  const expiresIn = Math.min(accessTokenLife, left);
  return {
    accessToken: await accessTokens.issue({ userId: person.user.id, sessionId }, expiresIn),
    refreshToken: await refreshTokens.issue({ sessionId, generation }, left),
    expiresIn,
    userInfo: toUserInfo(person),
    ...(isFirst && wantedPath !== null && { wantedPath }),
  };
}
