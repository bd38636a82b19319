import { and, eq } from 'drizzle-orm';
import { formMessages } from '#domain/formMessages.ts';
import { findListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import { enqueueOfferNews } from '#server/modules/offers/enqueueOfferNews.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import { audit, type Administrator } from '#server/platform/audit/audit.ts';
import { nameChanger } from '#server/platform/audit/nameChanger.ts';
import { lockCompany } from '#server/platform/auth/ownCompany.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { deny, grant, listEntitlements, type Entitlement, type EntitlementState } from './entitlements.ts';
import { settlePartnerRequest } from './partnerRequests.ts';

/** A partner that is switched on or off. */
export interface EntitlementChange {
  readonly partnerId: number;
  readonly granted: boolean;
  readonly reason: string | null;
}

/** The customer to change, in the version that the administrator saw. */
interface Target {
  readonly id: number;
  readonly version: number;
}

/**
 * Switches partners on and off for a customer, all or none of them, and mails who asked for one what was decided. What
 * the customer has already stays as it came.
 * @throws {Problem} NOT_FOUND for a customer or partner that is not there; CONFLICT where somebody changed the
 *   customer since; VALIDATION_FAILED where one is switched off for no reason, or named twice
 */
export async function setEntitlements(
  db: Database,
  administrator: Administrator,
  target: Target,
  changes: readonly EntitlementChange[],
): Promise<void> {
  requireReasons(changes);
  await db.transaction(async (transaction) => {
    await lockCompany(transaction, target.id);
    const { customer } = await findListedCustomer(transaction, target.id);
    if (customer.version !== target.version) throw await changedMeanwhile(transaction, customer);
    const before = await listEntitlements(transaction, target.id);
    const made = changes.filter((change) => isNews(change, before));
    if (made.length === 0) return;
    for (const change of made) await make(transaction, administrator, target.id, change, before);
    const version = customer.version + 1;
    await transaction.update(customers).set({ version }).where(eq(customers.id, target.id));
    const after = await listEntitlements(transaction, target.id);
    await audit(transaction, administrator, {
      action: 'customer.setEntitlements',
      entityId: target.id,
      label: customer.name,
      before: titlesOf(before),
      after: titlesOf(after),
      reason: reasonOf(made, before),
      version,
    });
  });
}

async function changedMeanwhile(db: Database, customer: typeof customers.$inferSelect): Promise<Problem> {
  const who = await nameChanger(db, 'customer', customer);
  return new Problem('CONFLICT', `${who} changed ${customer.name} since you opened it`);
}

function requireReasons(changes: readonly EntitlementChange[]): void {
  const index = changes.findIndex(({ granted, reason }) => !granted && reason === null);
  if (index !== -1) {
    throw validationFailed([
      { message: formMessages.required('Reason'), members: [`changes.${index}.reason`] },
    ]);
  }
  if (new Set(changes.map(({ partnerId }) => partnerId)).size < changes.length) {
    throw validationFailed([{ message: 'Each partner can be named once', members: ['changes'] }]);
  }
}

function entitlementOf({ partnerId }: EntitlementChange, all: readonly Entitlement[]): Entitlement {
  const found = all.find(({ partner }) => partner.id === partnerId);
  if (!found) throw unknownPartner();
  return found;
}

function isNews(change: EntitlementChange, all: readonly Entitlement[]): boolean {
  const { state, reason } = entitlementOf(change, all);
  if (change.granted) return state !== 'granted';
  return state !== 'denied' || reason !== change.reason;
}

async function make(
  db: Database,
  { person }: Administrator,
  customerId: number,
  change: EntitlementChange,
  before: readonly Entitlement[],
): Promise<void> {
  const { partnerId, granted, reason } = change;
  const { askedById } = entitlementOf(change, before);
  const decision = { customerId, partnerId, byId: person.user.id };
  await settlePartnerRequest(
    db,
    decision,
    granted ? { outcome: 'granted' } : { outcome: 'denied', outcomeReason: reason ?? '' },
  );
  if (granted) await grant(db, decision, { source: askedById === null ? 'admin' : 'request', reason });
  else await deny(db, decision, reason ?? '');
  if (granted) {
    const others = await findWhoWantsNews(db, customerId);
    await enqueueOfferNews(
      db,
      others.filter((id) => id !== askedById),
      { partnerId, about: 'granted' },
    );
  }
  if (askedById === null) return;
  await enqueueMail(db, {
    kind: 'entitlementMail',
    userId: askedById,
    entitlement: { customerId, partnerId, ...(granted ? {} : { isDenied: true }) },
  });
}

async function findWhoWantsNews(db: Database, customerId: number): Promise<readonly number[]> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.customerId, customerId), eq(users.status, 'active'), users.offerNews));
  return found.map(({ id }) => id);
}

/** Titles of the partners in each state, as the audit log has them. */
function titlesOf(all: readonly Entitlement[]) {
  const of = (wanted: EntitlementState) =>
    all.filter(({ state }) => state === wanted).map(({ partner }) => partner.title);
  return { partners: of('granted'), denied: of('denied'), requested: of('requested') };
}

/** Each reason with the partner that it is about. */
function reasonOf(made: readonly EntitlementChange[], all: readonly Entitlement[]): string | null {
  const reasons = made.flatMap((change) =>
    change.reason === null ? [] : [`${entitlementOf(change, all).partner.title}: ${change.reason}`],
  );
  return reasons.length === 0 ? null : reasons.join('\n');
}
