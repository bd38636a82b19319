import { roleKind } from '#domain/role.ts';
import type { ProductRequestRelation } from '#machines/productRequestMachine.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { productRequests } from './requestTables.ts';

export const relations: readonly ProductRequestRelation[] = ['asker', 'owner', 'colleague', 'administrator'];

/** What this person is to the request; null where they are not to learn that there is one. */
export function relationTo(
  { user }: Person,
  request: Pick<typeof productRequests.$inferSelect, 'customerId' | 'userId'>,
): ProductRequestRelation | null {
  const kind = roleKind(user.roleId);
  if (kind === 'systemAdmin') return 'administrator';
  if (kind === 'other' || user.customerId !== request.customerId) return null;
  if (user.id === request.userId) return 'asker';
  return kind === 'owner' ? 'owner' : 'colleague';
}
