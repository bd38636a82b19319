import { createSigner, createVerifier, TokenError } from 'fast-jwt';
import * as v from 'valibot';
import { brand } from '#domain/brand.ts';
import type { AuthSecrets } from './secret.ts';

/** Lifetime of an access token in seconds (contract, "Tokens and storage"). */
export const accessTokenLife = 15 * 60;

const algorithm = 'HS256';
const issuer = `${brand.slug}-marketplace`;
/** Milliseconds by which the clocks of two instances may differ. */
const clockTolerance = 30_000;

/** Maximum of tokens of a kind whose verified claims are kept, about 1 kB each. */
const mostKept = 5_000;

export interface TokenSubject {
  readonly userId: number;
  readonly sessionId: string;
}

export type AccessTokenService = ReturnType<typeof createAccessTokenService>;

/** Creates functions that issue and verify access tokens, which identify the person and session of a call. */
export function createAccessTokenService(secrets: AuthSecrets) {
  return createTokenService<TokenSubject>(secrets, {
    type: 'at+jwt',
    audience: `${brand.slug}-marketplace-api`,
    toClaims: ({ userId, sessionId }) => ({ sub: String(userId), sid: sessionId }),
    claims: v.pipe(
      v.object({
        sub: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
        sid: v.pipe(v.string(), v.uuid()),
      }),
      v.transform(({ sub, sid }) => ({ userId: sub, sessionId: sid })),
    ),
  });
}

/** The subject of a refresh token: the session, and the token's generation, which increases by 1 with each renewal. */
export interface RefreshTokenSubject {
  readonly sessionId: string;
  readonly generation: number;
}

export type RefreshTokenService = ReturnType<typeof createRefreshTokenService>;

/** Creates functions that issue and verify refresh tokens, with which a browser renews its session. */
export function createRefreshTokenService(secrets: AuthSecrets) {
  const { issue, verify } = createTokenService<RefreshTokenSubject>(secrets, {
    type: 'rt+jwt',
    audience: `${brand.slug}-marketplace-renewal`,
    toClaims: ({ sessionId, generation }) => ({ sid: sessionId, gen: generation }),
    claims: v.pipe(
      v.object({
        sid: v.pipe(v.string(), v.uuid()),
        gen: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
      }),
      v.transform(({ sid, gen }) => ({ sessionId: sid, generation: gen })),
    ),
  });
  return { issue, verify };
}

interface TokenKind<Subject> {
  readonly type: string;
  readonly audience: string;
  readonly toClaims: (subject: Subject) => object;
  /** Validates claims, and converts them to the subject. */
  readonly claims: v.GenericSchema<unknown, Subject>;
}

/**
 * Creates functions for JWTs of one kind (RFC 7519). Header `typ` and audience separate the kinds (RFC 8725, 3.11). The
 * first secret signs, and tokens of each are valid, so that the secret can be changed.
 */
function createTokenService<Subject>(secrets: AuthSecrets, kind: TokenKind<Subject>) {
  const { type, audience, claims, toClaims } = kind;
  const header = { alg: algorithm, typ: type };
  const sign = createSigner({ key: secrets[0], algorithm, header, iss: issuer, aud: audience });

  function createReader(ignoreExpiration: boolean): (token: string) => Subject | null {
    const verifiers = secrets.map((key) =>
      createVerifier({
        key,
        algorithms: [algorithm],
        checkTyp: type,
        allowedIss: issuer,
        allowedAud: audience,
        requiredClaims: ['iss', 'aud', 'iat', 'exp'],
        clockTolerance,
        ignoreExpiration,
        cache: mostKept,
      }),
    );
    return (token) => {
      for (const verify of verifiers) {
        try {
          const read = v.safeParse(claims, verify(token));
          return read.success ? read.output : null;
        } catch (error) {
          if (!(error instanceof TokenError)) throw error;
        }
      }
      return null;
    };
  }

  return {
    /** Signs a token that is valid for `life` seconds. */
    issue: (subject: Subject, life: number): string =>
      sign({ ...toClaims(subject), exp: Math.floor(Date.now() / 1000) + life }),
    /** Returns the subject of a token that is genuine and has not expired; null for any other text. */
    verify: createReader(false),
    /** Returns the subject of a token that is genuine, expired or not; null for any other text. */
    verifyIgnoringExpiry: createReader(true),
  };
}
