import * as v from 'valibot';
import { emailKey, emailSchema } from '#domain/emailAddress.ts';

/** Who somebody is, by the word of an identity provider. */
export interface Identity {
  /** `iss` and `sub` (OpenID Connect Core, section 2): together they name one person, for ever. */
  readonly issuer: string;
  readonly subject: string;
  /** Spelled as accounts spell it; null where the provider has not confirmed that it is theirs. */
  readonly email: string | null;
}

const claimsSchema = v.object({ email: emailSchema('Email'), email_verified: v.literal(true) });

/**
 * The address that the provider has confirmed (OpenID Connect Core, section 5.1). One that we would spell otherwise
 * counts as none: who owns `ａnn@x` at the provider does not own `ann@x`.
 */
export function confirmedEmailOf(claims: Readonly<Record<string, unknown>>): string | null {
  const { output, success } = v.safeParse(claimsSchema, claims);
  return success && output.email === claims['email'] ? emailKey(output.email) : null;
}
