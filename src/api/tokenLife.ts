import * as v from 'valibot';

/** Claims of an access token; times are in seconds since 1970 (RFC 7519, section 2). */
const claimsSchema = v.object({ iat: v.number(), exp: v.number(), sid: v.string() });

/** Lifetime of an access token, in milliseconds of the server's clock, and the id of its session. */
export interface TokenLife {
  readonly issuedAt: number;
  readonly endsAt: number;
  readonly sessionId: string;
}

/** Reads the lifetime of an access token without checking its signature; null for a token without these claims. */
export function lifeOfToken(token: string): TokenLife | null {
  const payload = token.split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { iat, exp, sid } = v.parse(claimsSchema, claims);
    return { issuedAt: iat * 1000, endsAt: exp * 1000, sessionId: sid };
  } catch {
    return null;
  }
}

/** Whether less than a fifth of the token's lifetime is left (contract, "Tokens and storage"). */
export function isRenewalDue({ issuedAt, endsAt }: Omit<TokenLife, 'sessionId'>, now: number): boolean {
  return endsAt - now < (endsAt - issuedAt) / 5;
}
