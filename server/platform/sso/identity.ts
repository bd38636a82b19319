import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { emailKey, createEmailSchema } from '#domain/emailAddress.ts';
import { selectPeople, type Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { shownUserCondition } from '#server/platform/db/hidden.ts';
import { users } from '#server/platform/db/schema.ts';
import { ssoIdentities } from './ssoTables.ts';

/** The identity of a person at an identity provider. */
export interface Identity extends Pick<typeof ssoIdentities.$inferSelect, 'issuer' | 'subject'> {
  /** Email in lower case, like that of a user; null if the provider has not confirmed the address. */
  readonly email: string | null;
}

const claimsSchema = v.object({ email: createEmailSchema('Email'), email_verified: v.literal(true) });

/**
 * Returns the address that the provider has confirmed (OpenID Connect Core, section 5.1); null without one. An address
 * that our normalization would change also counts as none: the owner of `ａnn@x` at the provider does not own `ann@x`.
 */
export function confirmedEmailOf(claims: Readonly<Record<string, unknown>>): string | null {
  const { output, success } = v.safeParse(claimsSchema, claims);
  return success && output.email === claims['email'] ? emailKey(output.email) : null;
}

/** Finds the person who is linked with an identity, whatever their status; null without one or if hidden. */
export async function findPersonByIdentity(
  db: Database,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<Person | null> {
  const [person] = await selectPeople(db)
    .innerJoin(ssoIdentities, eq(ssoIdentities.userId, users.id))
    .where(and(eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject), shownUserCondition));
  return person ?? null;
}
