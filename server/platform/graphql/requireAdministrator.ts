import type { Administrator } from '#server/platform/audit/audit.ts';
import { requireAccess, type SignedInPerson } from '#server/platform/auth/authorize.ts';
import type { GraphQLContext } from './context.ts';

/** Requires an administrator. @throws {Problem} UNAUTHENTICATED for a visitor; FORBIDDEN for any other role */
export async function requireAdministrator({
  requireSignedIn,
  requestId,
}: GraphQLContext): Promise<Administrator & { readonly person: SignedInPerson }> {
  const person = await requireSignedIn();
  requireAccess(person, 'adminPage');
  return { person, requestId };
}
