import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import { fingerprintOf, type AuthSecrets } from './secret.ts';

/** Lifetime of an access token in seconds (contract, "Tokens and storage"). */
export const accessTokenLife = 15 * 60;

const algorithm = 'HS256';
const issuer = `${brand.slug}-marketplace`;
/** Seconds by which the clocks of two instances may differ. */
const clockTolerance = 30;

export interface TokenSubject {
  readonly userId: number;
  readonly sessionId: string;
}

export type AccessTokenService = ReturnType<typeof createAccessTokenService>;

/** Creates functions that issue and verify access tokens, which identify the person and session of a call. */
export function createAccessTokenService(secrets: AuthSecrets) {
  const { sign, ...readers } = createSignedTokens(secrets, {
    type: 'at+jwt',
    audience: `${brand.slug}-marketplace-api`,
    claims: v.pipe(
      v.object({
        sub: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
        sid: v.pipe(v.string(), v.uuid()),
      }),
      v.transform(({ sub, sid }): TokenSubject => ({ userId: sub, sessionId: sid })),
    ),
  });
  return {
    ...readers,
    /** Signs a token that is valid for `life` seconds. */
    issue: ({ userId, sessionId }: TokenSubject, life: number) =>
      sign({ sub: String(userId), sid: sessionId }, life),
  };
}

/** The claims of a refresh token: the session, and the token's generation, which increases by 1 with each renewal. */
export interface RefreshTokenClaims {
  readonly sessionId: string;
  readonly generation: number;
}

export type RefreshTokenService = ReturnType<typeof createRefreshTokenService>;

/** Creates functions that issue and verify refresh tokens, with which a browser renews its session. */
export function createRefreshTokenService(secrets: AuthSecrets) {
  const { sign, verify } = createSignedTokens(secrets, {
    type: 'rt+jwt',
    audience: `${brand.slug}-marketplace-renewal`,
    claims: v.pipe(
      v.object({
        sid: v.pipe(v.string(), v.uuid()),
        gen: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
      }),
      v.transform(({ sid, gen }): RefreshTokenClaims => ({ sessionId: sid, generation: gen })),
    ),
  });
  return {
    verify,
    /** Signs a token that is valid for `life` seconds. */
    issue: ({ sessionId, generation }: RefreshTokenClaims, life: number) =>
      sign({ sid: sessionId, gen: generation }, life),
  };
}

/**
 * Creates functions for JWTs of one kind (RFC 7519). Header `typ` and audience separate the kinds (RFC 8725, 3.11), and
 * `kid` names the secret: tokens of another one stay valid while the secret is changed.
 */
function createSignedTokens<Claims>(
  secrets: AuthSecrets,
  kind: {
    readonly type: string;
    readonly audience: string;
    readonly claims: v.GenericSchema<unknown, Claims>;
  },
) {
  const { type: typ, audience } = kind;
  const encoder = new TextEncoder();
  const key = encoder.encode(secrets[0]);
  const kid = fingerprintOf(secrets[0]);
  const keys = new Map(secrets.map((secret) => [fingerprintOf(secret), encoder.encode(secret)]));

  async function read(token: string, tolerance: number): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify(token, (header) => keys.get(header.kid ?? '') ?? key, {
        algorithms: [algorithm],
        issuer,
        audience,
        typ,
        clockTolerance: tolerance,
        requiredClaims: ['exp', 'iat'],
      });
      const claims = v.safeParse(kind.claims, payload);
      return claims.success ? claims.output : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  return {
    sign: (claims: JWTPayload, life: number): Promise<string> => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + life)
        .sign(key);
    },
    /** Returns the claims of a token that is genuine and has not expired; null for any other text. */
    verify: (token: string) => read(token, clockTolerance),
    /** Returns the claims of a token that is genuine, expired or not; null for any other text. */
    verifyIgnoringExpiry: (token: string) => read(token, Number.MAX_SAFE_INTEGER),
  };
}
