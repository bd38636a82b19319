import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { roleKind } from '#domain/role.ts';
import type { Person } from '#server/auth/person.ts';
import type { Database } from '#server/db/database.ts';
import { productRequests, productRequestVotes } from '#server/db/requestTables.ts';
import { users } from '#server/db/schema.ts';

export interface ProductRequest {
  readonly request: typeof productRequests.$inferSelect;
  readonly asker: typeof users.$inferSelect;
  readonly votes: number;
}

/** The person's own requests, an owner's those of the company, newest first; none of nobody's company. */
export async function listProductRequests(
  db: Database,
  { user: { id, customerId, roleId } }: Person,
): Promise<readonly ProductRequest[]> {
  if (customerId === null) return [];
  const ofCompany = eq(productRequests.customerId, customerId);
  const isOwner = roleKind(roleId) === 'owner';
  return select(db, isOwner ? ofCompany : and(ofCompany, eq(productRequests.userId, id)));
}

/** The request of this id, whosever it is; it must be there. */
export async function findProductRequest(db: Database, id: number): Promise<ProductRequest> {
  const [found] = await select(db, eq(productRequests.id, id));
  if (!found) throw new Error(`There is no product request ${id}`);
  return found;
}

function select(db: Database, which: SQL | undefined) {
  return db
    .select({ request: productRequests, asker: users, votes: count(productRequestVotes.userId) })
    .from(productRequests)
    .innerJoin(users, eq(users.id, productRequests.userId))
    .leftJoin(productRequestVotes, eq(productRequestVotes.requestId, productRequests.id))
    .where(which)
    .groupBy(productRequests.id, users.id)
    .orderBy(desc(productRequests.askedAt), desc(productRequests.id));
}
