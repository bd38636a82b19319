import { createHash, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { brand } from '#domain/brand.ts';

/** Life of an access token, in seconds (contract, "Tokens and storage"). */
export const accessTokenLife = 15 * 60;

const issuer = `${brand.slug}-marketplace`;
const audience = `${brand.slug}-marketplace-api`;
const type = 'at+jwt';
/** Seconds by which the clocks of two instances may differ. */
const clockTolerance = 30;

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  sid: v.pipe(v.string(), v.uuid()),
});

export interface TokenSubject {
  readonly userId: number;
  readonly sessionId: string;
}

export interface AccessTokens {
  issue: (subject: TokenSubject) => Promise<string>;
  /** The subject of a token that is genuine and in force; null for any other text. */
  verify: (token: string) => Promise<TokenSubject | null>;
}

/** Access tokens signed with the installation's secret (JWT, HS256). */
export function createAccessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setSubject(String(userId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${accessTokenLife}s`)
        .sign(key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          audience,
          typ: type,
          clockTolerance,
          requiredClaims: ['exp', 'iat'],
        });
        const claims = v.safeParse(claimsSchema, payload);
        return claims.success ? { userId: claims.output.sub, sessionId: claims.output.sid } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

/** A refresh token of 256 random bits, and the hash of it that may be stored. */
export function createRefreshToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: createHash('sha256').update(token).digest('base64url') };
}
