import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { ProductRequestState } from '#domain/productRequest.ts';
import { toRoleKind } from '#domain/role.ts';
import {
  findPartnersWithEntitlement,
  type PartnerWithEntitlement,
} from '#server/modules/partners/availablePartners.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { users } from '#server/platform/db/schema.ts';
import { findMergeTargets } from './mergedRequests.ts';
import { productRequests } from './requestTables.ts';

type Row = typeof productRequests.$inferSelect;

/** A product request without the columns that only administrators see. */
export type ShownProductRequest = Omit<ProductRequest, 'note' | 'assigneeId'>;

export interface ProductRequest extends Row {
  /** Effective state: the merge target's if the target is decided or withdrawn, otherwise the request's own. */
  readonly outcome: Pick<Row, 'state' | 'stateReason' | 'partnerId'>;
  /** The partner who has the product; null if the product is not available, or available without a partner. */
  readonly partner: PartnerWithEntitlement | null;
  readonly asker: Pick<typeof users.$inferSelect, 'firstName' | 'lastName'>;
}

/** Lists a person's own requests, or, for an owner, all of their company; newest first, empty without a company. */
export async function listProductRequests(
  db: Database,
  { user: { id, customerId, roleId } }: Person,
): Promise<readonly ProductRequest[]> {
  if (customerId === null) return [];
  const isOwner = toRoleKind(roleId) === 'owner';
  return select(db, customerId, isOwner ? undefined : eq(productRequests.userId, id));
}

/** Finds a product request of a company. @throws {Error} if the company has no such request */
export async function findProductRequest(
  db: Database,
  { id, customerId }: Pick<Row, 'id' | 'customerId'>,
): Promise<ProductRequest> {
  const [found] = await select(db, customerId, eq(productRequests.id, id));
  if (!found) throw new Error(`There is no product request ${id}`);
  return found;
}

async function select(db: Database, customerId: number, which: SQL | undefined) {
  const rows = await db
    .select({
      ...getTableColumns(productRequests),
      asker: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(productRequests)
    .innerJoin(users, eq(users.id, productRequests.userId))
    .where(and(eq(productRequests.customerId, customerId), which))
    .orderBy(desc(productRequests.askedAt), desc(productRequests.id));
  const merged = rows.filter(({ state }) => state === 'merged').map(({ id }) => id);
  const targets = await findMergeTargets(db, merged);
  const partners = await findPartnersWithEntitlement(
    db,
    customerId,
    [...rows, ...targets.values()].flatMap(({ partnerId }) => partnerId ?? []),
  );
  return rows.map((request) => {
    const outcome = outcomeOf(request, targets.get(request.id));
    const partner = outcome.partnerId === null ? undefined : partners.get(outcome.partnerId);
    return Object.assign(request, { outcome, partner: partner ?? null });
  });
}

const decided: ReadonlySet<ProductRequestState> = new Set(['planned', 'available', 'declined']);

const targetWithdrawn: ProductRequest['outcome'] = {
  state: 'withdrawn',
  partnerId: null,
  stateReason:
    'We merged it with a similar request, and the people who asked for that one withdrew it. You can ask again.',
};

function outcomeOf(request: Row, target: Row | undefined): ProductRequest['outcome'] {
  if (target?.state === 'withdrawn') return targetWithdrawn;
  return target && decided.has(target.state) ? target : request;
}
