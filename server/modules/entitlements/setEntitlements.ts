import { and, eq } from 'drizzle-orm';
import { formMessages } from '#domain/formMessages.ts';
import { findListedCustomer } from '#server/modules/companies/listedCustomers.ts';
import { enqueueOfferNews } from '#server/modules/offers/enqueueOfferNews.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import { audit, type Administrator, findChangerName } from '#server/platform/audit/audit.ts';
import { lockCompanyRow } from '#server/platform/auth/ownCompany.ts';
import type { Database } from '#server/platform/db/database.ts';
import { customers, users } from '#server/platform/db/schema.ts';
import { validationFailed } from '#server/platform/http/parse.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueueMail.ts';
import { denyPartner, grantPartner, listEntitlements, type Entitlement } from './entitlements.ts';
import { settlePartnerRequest } from './partnerRequests.ts';

/** A partner to grant to a customer, or to take away if `granted` is false. */
interface EntitlementChange {
  readonly partnerId: number;
  readonly granted: boolean;
  readonly reason: string | null;
}

/**
 * Grants or takes away partners of a customer, all or none. Mails each decision to the person who requested the
 * partner, and news of a grant to their colleagues who want offer news. Skips changes that change nothing.
 * @throws {Problem} NOT_FOUND for an unknown customer or partner; CONFLICT if the customer has another version than
 *   `target`; VALIDATION_FAILED if a partner is taken away without a reason, or named twice
 */
export async function setEntitlements(
  db: Database,
  administrator: Administrator,
  target: { readonly id: number; readonly version: number },
  changes: readonly EntitlementChange[],
): Promise<void> {
  requireReasons(changes);
  await db.transaction(async (transaction) => {
    await lockCompanyRow(transaction, target.id);
    const customer = await findListedCustomer(transaction, target.id);
    if (customer.version !== target.version) {
      const who = await findChangerName(transaction, 'customer', customer);
      throw new Problem('CONFLICT', `${who} changed ${customer.name} since you opened it`);
    }
    const before = await listEntitlements(transaction, target.id);
    const made = changes.filter((change) => isChange(change, before));
    if (made.length === 0) return;
    for (const change of made) await apply(transaction, administrator, target.id, change, before);
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
  const found = all.find((each) => each.partnerId === partnerId);
  if (!found) throw unknownPartner();
  return found;
}

function isChange(change: EntitlementChange, all: readonly Entitlement[]): boolean {
  const { state, reason } = entitlementOf(change, all);
  if (change.granted) return state !== 'granted';
  return state !== 'denied' || reason !== change.reason;
}

async function apply(
  db: Database,
  { person }: Administrator,
  customerId: number,
  change: EntitlementChange,
  before: readonly Entitlement[],
): Promise<void> {
  const { partnerId, granted } = change;
  const { askedById } = entitlementOf(change, before);
  const decision = { customerId, partnerId, byId: person.user.id };
  if (granted) {
    await settlePartnerRequest(db, decision, { outcome: 'granted' });
    const source = askedById === null ? 'admin' : 'request';
    await grantPartner(db, decision, { source, reason: change.reason });
    const readers = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.customerId, customerId), eq(users.status, 'active'), users.offerNews));
    const others = readers.map(({ id }) => id).filter((id) => id !== askedById);
    await enqueueOfferNews(db, others, { partnerId, about: 'granted' });
  } else {
    const reason = change.reason ?? '';
    await settlePartnerRequest(db, decision, { outcome: 'denied', outcomeReason: reason });
    await denyPartner(db, decision, reason);
  }
  if (askedById === null) return;
  await enqueueMail(db, {
    kind: 'entitlementMail',
    userId: askedById,
    entitlement: { customerId, partnerId, ...(granted ? {} : { isDenied: true }) },
  });
}

/** Returns the titles of the partners in each state, for the audit log. */
function titlesOf(all: readonly Entitlement[]) {
  const of = (wanted: Entitlement['state']) =>
    all.filter(({ state }) => state === wanted).map(({ partnerTitle }) => partnerTitle);
  return { partners: of('granted'), denied: of('denied'), requested: of('requested') };
}

/** Joins the reasons of the changes, one a line, each after its partner's title; null if no change has a reason. */
function reasonOf(made: readonly EntitlementChange[], all: readonly Entitlement[]): string | null {
  const reasons = made.flatMap((change) =>
    change.reason === null ? [] : [`${entitlementOf(change, all).partnerTitle}: ${change.reason}`],
  );
  return reasons.length === 0 ? null : reasons.join('\n');
}
