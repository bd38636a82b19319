import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { createSignedTokens } from './signedTokens.ts';

const claimsSchema = v.object({
  sid: v.pipe(v.string(), v.uuid()),
  gen: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
});

/** Which renewal of which session a refresh token stands for. */
export interface Renewal {
  readonly sessionId: string;
  readonly generation: number;
}

export interface RefreshTokens {
  /** A token that is in force for so many seconds. */
  readonly issue: (renewal: Renewal, life: number) => Promise<string>;
  /** What a token stands for that is genuine and in force; null for any other text. */
  readonly verify: (token: string) => Promise<Renewal | null>;
}

/** What a browser keeps to renew its session with. */
export function createRefreshTokens(secret: string): RefreshTokens {
  const tokens = createSignedTokens(secret, {
    type: 'rt+jwt',
    audience: `${brand.slug}-marketplace-renewal`,
    claims: v.pipe(
      claimsSchema,
      v.transform(({ sid, gen }): Renewal => ({ sessionId: sid, generation: gen })),
    ),
  });
  return {
    issue: ({ sessionId, generation }, life) => tokens.sign({ sid: sessionId, gen: generation }, life),
    verify: tokens.verify,
  };
}
