import * as v from 'valibot';

/** Claims of an access token; times are in seconds since 1970 (RFC 7519, section 2). */
const claimsSchema = v.object({ iat: v.number(), exp: v.number(), sid: v.string() });

type TokenLife = NonNullable<ReturnType<typeof decodeAccessToken>>;

/** Decodes an access token, unverified: its times in milliseconds since 1970, and its session; null if unreadable. */
export function decodeAccessToken(token: string) {
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
