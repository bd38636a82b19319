import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import * as v from 'valibot';
import { brand } from '#domain/brand.ts';

const algorithm = 'HS256';
const issuer = `${brand.slug}-marketplace`;
/** Seconds by which the clocks of two instances may differ. */
const clockTolerance = 30;

/** Tokens of one kind: none passes for one of another kind. */
interface TokenKind<Claims> {
  /** Header `typ` (RFC 8725, section 3.11). */
  readonly type: string;
  readonly audience: string;
  readonly claims: v.GenericSchema<unknown, Claims>;
}

export interface SignedTokens<Claims> {
  /** A token that is in force for so many seconds. */
  readonly sign: (claims: JWTPayload, life: number) => Promise<string>;
  /** The claims of a token that is genuine and in force; null for any other text. */
  readonly verify: (token: string) => Promise<Claims | null>;
  /** The claims of a token that is genuine, in force or no more; null for any other text. */
  readonly verifyIgnoringExpiry: (token: string) => Promise<Claims | null>;
}

/** Makes and reads tokens of one kind, signed with the installation's secret (JWT, RFC 7519). */
export function createSignedTokens<Claims>(secret: string, kind: TokenKind<Claims>): SignedTokens<Claims> {
  const { type: typ, audience } = kind;
  const key = new TextEncoder().encode(secret);

  async function read(token: string, tolerance: number): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
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
    sign: (claims, life) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + life)
        .sign(key);
    },
    verify: (token) => read(token, clockTolerance),
    verifyIgnoringExpiry: (token) => read(token, Number.MAX_SAFE_INTEGER),
  };
}
