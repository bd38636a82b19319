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

/** Maximum of tokens of a kind that are kept after their signature was verified, about 1 kB each. */
const mostKept = 5_000;

/** A token whose signature was verified; `expiresAt` is in seconds since 1970. */
interface ReadToken<Claims> {
  readonly claims: Claims;
  readonly expiresAt: number;
}

const nowInSeconds = () => Date.now() / 1000;

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

  const kept = new Map<string, ReadToken<Claims>>();

  /** Reads a genuine token, expired or not, and keeps it; null for any other text. */
  async function read(token: string): Promise<ReadToken<Claims> | null> {
    const known = kept.get(token);
    if (known) return known;
    try {
      const { payload } = await jwtVerify(token, (header) => keys.get(header.kid ?? '') ?? key, {
        algorithms: [algorithm],
        issuer,
        audience,
        typ,
        clockTolerance: Number.MAX_SAFE_INTEGER,
        requiredClaims: ['exp', 'iat'],
      });
      const { exp: expiresAt, nbf: validFrom = 0 } = payload;
      const claims = v.safeParse(kind.claims, payload);
      if (!claims.success || expiresAt === undefined || validFrom > nowInSeconds() + clockTolerance)
        return null;
      const result = { claims: claims.output, expiresAt };
      const [oldest] = kept.keys();
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
      kept.set(token, result);
      return result;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  return {
    sign: (claims: JWTPayload, life: number): Promise<string> => {
      const now = Math.floor(nowInSeconds());
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + life)
        .sign(key);
    },
    /** Returns the claims of a token that is genuine and has not expired; null for any other text. */
    verify: async (token: string): Promise<Claims | null> => {
      const result = await read(token);
      return result && result.expiresAt > nowInSeconds() - clockTolerance ? result.claims : null;
    },
    /** Returns the claims of a token that is genuine, expired or not; null for any other text. */
    verifyIgnoringExpiry: async (token: string): Promise<Claims | null> =>
      (await read(token))?.claims ?? null,
  };
}
