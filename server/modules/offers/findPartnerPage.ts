import { and, asc, eq, ne } from 'drizzle-orm';
import { decideAccess } from '#domain/access.ts';
import { accessOfPartnerPage } from '#domain/partner.ts';
import { roleKind } from '#domain/role.ts';
import { categories, offers, partnerPages, partners } from '#server/modules/partners/partnerTables.ts';
import { customerOf } from '#server/platform/auth/authorize.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findDealings, type Dealings } from './findDealings.ts';
import { listOffers, type OfferOfCustomer } from './listOffers.ts';

/** One page of a partner, with what of it is the person's or their company's own. */
export interface FoundPartnerPage {
  readonly page: typeof partnerPages.$inferSelect;
  readonly partner: typeof partners.$inferSelect;
  readonly offer: OfferOfCustomer;
  readonly otherPages: readonly (typeof partnerPages.$inferSelect)[];
  /** Other offers of the company: those of the same category first. */
  readonly related: readonly OfferOfCustomer[];
  /** Null for whoever may use no offers. */
  readonly dealings: Dealings | null;
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
    related: [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, mostRelated),
    dealings:
      person && customerId !== null
        ? await findDealings(db, { userId: person.user.id, customerId, partnerId: partner.id })
        : null,
  };
}

/** What there is to say at this path, whoever asks; undefined where there is no page. */
export async function findCopy(db: Database, path: string) {
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
  return { ...found, otherPages };
}
