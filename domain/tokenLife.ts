import * as v from 'valibot';

/** Seconds since 1970, as JSON web tokens count (RFC 7519, section 2). */
const claimsSchema = v.object({ iat: v.number(), exp: v.number() });

/** When an access token was issued and ends, in milliseconds of the server's clock. */
export interface TokenLife {
  readonly issuedAt: number;
  readonly endsAt: number;
}

/**
 * Reads the life off an access token, without checking who signed it; null where the text is no such token.
 * That is left to the server, whose refusal is final.
 */
export function lifeOfToken(token: string): TokenLife | null {
  const payload = token.split('.')[1] ?? '';
  try {
    const claims = v.safeParse(
      claimsSchema,
      JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))),
    );
    return claims.success ? { issuedAt: claims.output.iat * 1000, endsAt: claims.output.exp * 1000 } : null;
  } catch {
    return null;
  }
}

/** Whether the token wants renewing: less than a fifth of its life is left (contract, "Tokens and storage"). */
export function isRenewalDue({ issuedAt, endsAt }: TokenLife, now: number): boolean {
  return endsAt - now < (endsAt - issuedAt) / 5;
}
