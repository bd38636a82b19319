import { eq, sql } from 'drizzle-orm';
import { toDayAndHour, marketplaceTimeZone, marketplaceToday } from '#domain/days.ts';
import { createListingSchema, type Listing, type PublishedListing } from '#domain/listing.ts';
import { toListingTexts } from '#domain/toListingTexts.ts';
import { startOfDaySql } from '#server/modules/funnels/countFunnel.ts';
import { notifyWaitlist } from '#server/modules/offers/offerWaits.ts';
import { hasEnded } from '#server/modules/offers/requireOffer.ts';
import { categories, offers, partnerPages, partners } from '#server/modules/partners/partnerTables.ts';
import type { Administrator } from '#server/platform/audit/audit.ts';
import type { Database } from '#server/platform/db/database.ts';
import { parse, validationFailed } from '#server/platform/http/parse.ts';
import { addMissingFields, toListingPage, toPageContent } from './listingContent.ts';
import { publishDraft, type PublishableContent } from './publishing.ts';

type PartnerRow = typeof partners.$inferSelect;

/** Returns what administrators edit and publish of a partner: its listing, which spans several tables. */
export async function createListing(db: Database, partner: PartnerRow): Promise<PublishableContent<Listing>> {
  const names = new Map((await db.select().from(categories)).map(({ id, name }) => [String(id), name]));
  return {
    subject: `partner:${partner.id}`,
    audited: { entity: 'partner', entityId: partner.id, label: partner.title },
    read: (reader) => readListing(reader, partner.id),
    write: (writer, listing) => writeListing(writer, partner, listing),
    describe: (listing) => toListingTexts(listing, names),
  };
}

/**
 * Publishes the draft of a partner. If the partner's ended offer runs again as a result, notifies everybody who waits
 * for the offer and may use it.
 * @throws {Problem} as `publishDraft`
 */
export async function publishListing(
  db: Database,
  administrator: Administrator,
  partner: PartnerRow,
  publishing: Parameters<typeof publishDraft>[3],
): Promise<void> {
  await db.transaction(async (transaction) => {
    const isRunning = await runs(transaction, partner.id);
    await publishDraft(transaction, administrator, await createListing(transaction, partner), publishing);
    if (!isRunning && (await runs(transaction, partner.id))) {
      await notifyWaitlist(transaction, partner.id, 'offer');
    }
  });
}

async function runs(db: Database, partnerId: number): Promise<boolean> {
  const [offer] = await db.select().from(offers).where(eq(offers.partnerId, partnerId));
  return offer !== undefined && !hasEnded(offer);
}

/** Parses a listing for publication. @throws {Problem} VALIDATION_FAILED if it cannot be published */
function parseListing({ pages }: PartnerRow, listing: Listing, published: Listing): PublishedListing {
  const parsed = parse(
    createListingSchema({ today: marketplaceToday(), published }),
    addMissingFields(listing, published),
  );
  if (parsed.pages.length !== pages.length) {
    throw validationFailed([
      { message: `The partner has ${pages.length} pages, neither more nor fewer`, members: ['pages'] },
    ]);
  }
  return parsed;
}

async function readListing(db: Database, partnerId: number): Promise<Listing> {
  const [found] = await db
    .select({ partner: partners, offer: offers })
    .from(partners)
    .innerJoin(offers, eq(offers.partnerId, partners.id))
    .where(eq(partners.id, partnerId));
  if (!found) throw new Error(`Partner ${partnerId} has no offer`);
  const { partner, offer } = found;
  const pages = await db.select().from(partnerPages).where(eq(partnerPages.partnerId, partnerId));
  return {
    categoryId: String(partner.categoryId),
    benefit: offer.benefit,
    value: offer.value,
    learnMoreUrl: partner.externalUrl,
    checkedOn: dayOf(offer.checkedOn),
    endsOn: offer.endsOn ? dayOf(offer.endsOn) : '',
    placement: partner.isKeptOut ? 'KEPT_OUT' : 'SHOWN',
    words: (partner.words ?? []).join('\n'),
    pages: pages
      .toSorted((a, b) => partner.pages.indexOf(a.path) - partner.pages.indexOf(b.path))
      .map(({ content }) => toListingPage(content)),
  };
}

async function writeListing(db: Database, partner: PartnerRow, listing: Listing): Promise<Listing> {
  const before = await readListing(db, partner.id);
  const published = parseListing(partner, listing, before);
  const { categoryId, learnMoreUrl, placement, words, benefit, value, checkedOn, endsOn } = published;
  await requireCategory(db, categoryId);
  await db
    .update(partners)
    .set({ categoryId, externalUrl: learnMoreUrl, isKeptOut: placement === 'KEPT_OUT', words })
    .where(eq(partners.id, partner.id));
  await db
    .update(offers)
    .set({
      benefit,
      value,
      // Noon in UTC, which is the same day in almost every time zone.
      checkedOn: new Date(`${checkedOn}T12:00:00Z`),
      // Keeps the instant of an unchanged end, which may be in the middle of a day.
      ...(endsOn === before.endsOn ? {} : { endsOn: endsOn === '' ? null : endOfDay(endsOn) }),
    })
    .where(eq(offers.partnerId, partner.id));
  for (const [index, page] of published.pages.entries()) {
    await db
      .update(partnerPages)
      .set({ content: toPageContent(page) })
      .where(eq(partnerPages.path, partner.pages[index] ?? ''));
  }
  return readListing(db, partner.id);
}

async function requireCategory(db: Database, id: number): Promise<void> {
  const [found] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for('share');
  if (!found) {
    throw validationFailed([
      { message: 'This category is gone. Choose another one', members: ['categoryId'] },
    ]);
  }
}

const dayOf = (instant: Date) => toDayAndHour(marketplaceTimeZone, instant).day;

/** Returns the last second of a day in the marketplace's time zone, as SQL. */
const endOfDay = (day: string) => sql`${startOfDaySql(day, 1)} - interval '1 second'`;
