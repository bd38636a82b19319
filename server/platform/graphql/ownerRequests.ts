import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { requireAccess, type SignedInPerson } from '#server/platform/auth/authorize.ts';
import type { GraphQLContext } from './context.ts';

/** Checks the number of a page of a list, from 1, and its size in rows. */
export const pageRequestSchema = v.object({
  page: v.pipe(
    v.number(),
    v.minValue(1, 'page must be 1 or more'),
    v.maxValue(1_000_000, 'page is too large'),
  ),
  size: v.pipe(
    v.number(),
    v.minValue(1, 'size must be 1 or more'),
    v.maxValue(limits.pageSize, `size must be up to ${limits.pageSize}`),
  ),
});

/** Requires an owner or user. @throws {Problem} UNAUTHENTICATED for a visitor; FORBIDDEN for any other role */
export async function requireRegularUser({ requireSignedIn }: GraphQLContext): Promise<SignedInPerson> {
  const person = await requireSignedIn();
  requireAccess(person, 'userPage');
  return person;
}

/** Requires an owner. @throws {Problem} UNAUTHENTICATED for a visitor; FORBIDDEN for any other role */
export async function requireOwner({ requireSignedIn }: GraphQLContext): Promise<SignedInPerson> {
  const person = await requireSignedIn();
  requireAccess(person, 'ownerPage');
  return person;
}
