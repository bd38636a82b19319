import { and, asc, eq, ne } from 'drizzle-orm';
import { decideAccess } from '#domain/access.ts';
import { accessOfPartnerPage } from '#domain/partner.ts';
import { roleKind } from '#domain/role.ts';
import { customerOf } from '#server/auth/authorize.ts';
import type { Person } from '#server/auth/person.ts';
import type { Database } from '#server/db/database.ts';
import {
  callRequests,
  categories,
  coupons,
  offers,
  offerWaits,
  partnerAccounts,
  partnerPages,
  partners,
} from '#server/db/schema.ts';
import { isCouponLeft } from './issueCoupon.ts';
import { listOffers, type OfferOfCustomer } from './listOffers.ts';

/** One page of a partner, with what of it is the person's or their company's own. */
export interface FoundPartnerPage {
  readonly page: typeof partnerPages.$inferSelect;
  readonly partner: typeof partners.$inferSelect;
  readonly offer: OfferOfCustomer;
  readonly otherPages: readonly (typeof partnerPages.$inferSelect)[];
  /** Other offers of the company: those of the same category first. */
  readonly related: readonly OfferOfCustomer[];
  readonly coupon: typeof coupons.$inferSelect | null;
  readonly hasCoupons: boolean;
  readonly account: typeof partnerAccounts.$inferSelect | null;
  readonly callRequest: typeof callRequests.$inferSelect | null;
  readonly awaited: readonly (typeof offerWaits.$inferSelect)['awaits'][];
}

const mostRelated = 3;

/** The page at this path; null where there is none, or where the access table shows this person none. */
export async function findPartnerPage(
  db: Database,
  person: Person | null,
  path: string,
): Promise<FoundPartnerPage | null> {
  const found = await findCopy(db, path);
  if (!found) return null;
  const customerId = person && customerOf(person);
  const ofCustomer = await listOffers(db, customerId);
  const viewer = {
    kind: person ? roleKind(person.user.roleId) : ('visitor' as const),
    partnerIds: new Set(ofCustomer.map(({ offer }) => offer.partnerId)),
  };
  if (decideAccess(accessOfPartnerPage(path), viewer, path).outcome !== 'allow') return null;

  const { partner, category } = found;
  const others = ofCustomer.filter(({ offer }) => offer.partnerId !== partner.id);
  const isNear = (other: OfferOfCustomer) => other.category.id === category.id;
  return {
    ...found,
    offer: ofCustomer.find(({ offer }) => offer.partnerId === partner.id) ?? {
      ...found,
      progress: null,
      changedBy: null,
    },
    otherPages: await db
      .select()
      .from(partnerPages)
      .where(and(eq(partnerPages.partnerId, partner.id), ne(partnerPages.path, path)))
      .orderBy(asc(partnerPages.path)),
    related: [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, mostRelated),
    ...(await findOwn(db, person, partner.id)),
  };
}

async function findCopy(db: Database, path: string) {
  const [found] = await db
    .select({ page: partnerPages, partner: partners, category: categories, offer: offers })
    .from(partnerPages)
    .innerJoin(partners, eq(partners.id, partnerPages.partnerId))
    .innerJoin(categories, eq(categories.id, partners.categoryId))
    .innerJoin(offers, eq(offers.partnerId, partners.id))
    .where(eq(partnerPages.path, path));
  return found;
}

type Own = Pick<FoundPartnerPage, 'coupon' | 'hasCoupons' | 'account' | 'callRequest' | 'awaited'>;

const nothingOwn: Own = { coupon: null, hasCoupons: false, account: null, callRequest: null, awaited: [] };

/** What the person has taken, connected and asked for; nothing for whoever may use no offer. */
async function findOwn(db: Database, person: Person | null, partnerId: number): Promise<Own> {
  const customerId = person && customerOf(person);
  if (!person || customerId === null) return nothingOwn;
  const userId = person.user.id;
  const [coupon = null] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.partnerId, partnerId), eq(coupons.userId, userId)));
  const [account = null] = await db
    .select()
    .from(partnerAccounts)
    .where(and(eq(partnerAccounts.partnerId, partnerId), eq(partnerAccounts.customerId, customerId)));
  const [callRequest = null] = await db
    .select()
    .from(callRequests)
    .where(and(eq(callRequests.partnerId, partnerId), eq(callRequests.userId, userId)));
  const waits = await db
    .select()
    .from(offerWaits)
    .where(and(eq(offerWaits.partnerId, partnerId), eq(offerWaits.userId, userId)));
  return {
    coupon,
    hasCoupons: await isCouponLeft(db, partnerId),
    account,
    callRequest,
    awaited: waits.map(({ awaits }) => awaits),
  };
}
