import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { createSignedTokens } from './signedTokens.ts';

/** Life of an access token, in seconds (contract, "Tokens and storage"). */
export const accessTokenLife = 15 * 60;

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  sid: v.pipe(v.string(), v.uuid()),
});

export interface TokenSubject {
  readonly userId: number;
  readonly sessionId: string;
}

export interface AccessTokens {
  /** A token that is in force for so many seconds. */
  readonly issue: (subject: TokenSubject, life: number) => Promise<string>;
  /** The subject of a token that is genuine and in force; null for any other text. */
  readonly verify: (token: string) => Promise<TokenSubject | null>;
  /** The subject of a token that is genuine, in force or no more; null for any other text. */
  readonly verifyIgnoringExpiry: (token: string) => Promise<TokenSubject | null>;
}

/** What a call bears to say who makes it. */
export function createAccessTokens(secret: string): AccessTokens {
  const tokens = createSignedTokens(secret, {
    type: 'at+jwt',
    audience: `${brand.slug}-marketplace-api`,
    claims: v.pipe(
      claimsSchema,
      v.transform(({ sub, sid }): TokenSubject => ({ userId: sub, sessionId: sid })),
    ),
  });
  return {
    issue: ({ userId, sessionId }, life) => tokens.sign({ sub: String(userId), sid: sessionId }, life),
    verify: tokens.verify,
    verifyIgnoringExpiry: tokens.verifyIgnoringExpiry,
  };
}
