import { and, asc, eq, ne } from 'drizzle-orm';
import { decideAccess } from '#domain/access.ts';
import { accessOfPartnerPage } from '#domain/partner.ts';
import { toRoleKind } from '#domain/role.ts';
import { categories, offers, partnerPages, partners } from '#server/modules/partners/partnerTables.ts';
import { customerIdOf } from '#server/platform/auth/authorize.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findPartnerActivity } from './findPartnerActivity.ts';
import { listOffersOfPerson, type OfferOfCustomer } from './listCustomerOffers.ts';

export type FoundPartnerPage = NonNullable<Awaited<ReturnType<typeof findPartnerPage>>>;

const mostRelated = 3;

/**
 * Finds a partner's page by path, and what the person and their company have with the partner. Returns null if the page
 * does not exist, or if the access table does not allow it to this person.
 */
export async function findPartnerPage(db: Database, person: Person | null, path: string) {
  const found = await findPublishedPage(db, path);
  if (!found) return null;
  const customerId = person && customerIdOf(person);
  const ofCustomer = person ? await listOffersOfPerson(db, person) : [];
  const viewer = {
    kind: person ? toRoleKind(person.user.roleId) : ('visitor' as const),
    partnerIds: new Set(ofCustomer.map(({ partnerId }) => partnerId)),
  };
  if (decideAccess(accessOfPartnerPage(path), viewer, path).outcome !== 'allow') return null;

  const { partner, offer } = found;
  const others = ofCustomer.filter(({ partnerId }) => partnerId !== partner.id);
  const isNear = (other: OfferOfCustomer) => other.category.id === offer.category.id;
  return {
    ...found,
    offer: ofCustomer.find(({ partnerId }) => partnerId === partner.id) ?? offer,
    /** Up to three other offers that the company has, those of the same category first. */
    related: [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, mostRelated),
    /** Coupon, account, and requests of the person and their company; null if the person may not use offers. */
    dealings:
      person && customerId !== null
        ? await findPartnerActivity(db, { userId: person.user.id, customerId, partnerId: partner.id })
        : null,
  };
}

/** Finds the part of a partner's page that is the same for everybody; undefined if the page does not exist. */
export async function findPublishedPage(db: Database, path: string) {
  const [found] = await db
    .select({ page: partnerPages, partner: partners, category: categories, offer: offers })
    .from(partnerPages)
    .innerJoin(partners, eq(partners.id, partnerPages.partnerId))
    .innerJoin(categories, eq(categories.id, partners.categoryId))
    .innerJoin(offers, eq(offers.partnerId, partners.id))
    .where(eq(partnerPages.path, path));
  if (!found) return undefined;
  const otherPages = await db
    .select()
    .from(partnerPages)
    .where(and(eq(partnerPages.partnerId, found.partner.id), ne(partnerPages.path, path)))
    .orderBy(asc(partnerPages.path));
  const { page, partner, category } = found;
  const offer: OfferOfCustomer = { ...found.offer, category, progress: null, changedBy: null };
  return { page, partner, offer, otherPages };
}
