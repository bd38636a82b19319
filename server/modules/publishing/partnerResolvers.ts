import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { categoryListDraftSchema } from '#domain/categoryList.ts';
import { listingDraftSchema } from '#domain/listing.ts';
import { publishingLimits } from '#domain/publishingLimits.ts';
import { optionalText } from '#domain/textFields.ts';
import type { QueryAdminPartnersArgs } from '#graphql/resolvers.ts';
import { findPartnerPage } from '#server/modules/offers/findPartnerPage.ts';
import { findWaitlist } from '#server/modules/offers/offerWaits.ts';
import { hasEnded } from '#server/modules/offers/requireOffer.ts';
import { mapPartnerPage } from '#server/modules/offers/mapPartnerPage.ts';
import { categories } from '#server/modules/partners/partnerTables.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import type { Database } from '#server/platform/db/database.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId, parseOptionalId } from '#server/platform/http/parseId.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import type { Part } from '#server/platform/part.ts';
import { publishableCategories, findAdminCategories } from './categories.ts';
import { createListing, publishListing } from './listing.ts';
import { addMissingFields } from './listingContent.ts';
import { findListedPartner, listAllPartners, type PartnerListQuery } from './partners.ts';
import { previewPartnerPage } from './previewPartnerPage.ts';
import { discardDraft, findDraftAndEditions, publishDraft, saveDraft } from './publishing.ts';

const noteSchema = v.object({ note: optionalText('What is new', publishingLimits.noteLength) });

export function parsePartnerListQuery({
  order,
  descending,
  isDrafted,
  categoryId,
  ...sent
}: QueryAdminPartnersArgs): PartnerListQuery {
  return {
    ...parse(adminListSchema, sent),
    isDrafted: isDrafted ?? false,
    categoryId: parseOptionalId(categoryId, unknownCategory),
    order: order ?? 'id',
    descending: descending ?? false,
  };
}

export const adminPartnerQueries = {
  adminPartners: async (_parent, given, context) => {
    await requireAdministrator(context);
    return listAllPartners(context.services.db, parsePartnerListQuery(given));
  },
  adminPartner: async (_parent, { id }, context) => {
    await requireAdministrator(context);
    return findPartnerDetail(context.services.db, parseId(id, unknownPartner));
  },
  adminCategories: async (_parent, _arguments, context) => {
    await requireAdministrator(context);
    return findAdminCategories(context.services.db);
  },
  partnerPage: async (_parent, { path, listing }, context) => {
    const { db } = context.services;
    if (listing) {
      await requireAdministrator(context);
      return mapPartnerPage(await previewPartnerPage(db, path, parse(listingDraftSchema, listing)));
    }
    const found = await findPartnerPage(db, await context.identify(), parse(v.string(), path));
    return found && mapPartnerPage(found);
  },
} satisfies Part['queries'];

/** Mutations of administrators on partners and categories: they change a draft, and publish it as a whole (P0-6). */
export const adminPartnerMutations = {
  saveListing: async (_parent, { partnerId, version, listing }, context) => {
    const administrator = await requireAdministrator(context);
    const { db } = context.services;
    const id = parseId(partnerId, unknownPartner);
    const content = parse(listingDraftSchema, listing);
    await saveDraft(db, administrator, await findListing(db, id), { version, content });
    return findPartnerDetail(db, id);
  },
  discardListing: async (_parent, { partnerId, version }, context) => {
    const administrator = await requireAdministrator(context);
    const { db } = context.services;
    const id = parseId(partnerId, unknownPartner);
    await discardDraft(db, administrator, await findListing(db, id), version);
    return findPartnerDetail(db, id);
  },
  publishListing: async (_parent, { partnerId, version, ...sent }, context) => {
    const administrator = await requireAdministrator(context);
    const { db } = context.services;
    const id = parseId(partnerId, unknownPartner);
    const { note } = parse(noteSchema, sent);
    await publishListing(db, administrator, await findListedPartner(db, id), { version, note });
    return findPartnerDetail(db, id);
  },
  saveCategories: async (_parent, { version, categories }, context) => {
    const administrator = await requireAdministrator(context);
    const { db } = context.services;
    const content = parse(categoryListDraftSchema, categories);
    await saveDraft(db, administrator, publishableCategories, { version, content });
    return findAdminCategories(db);
  },
  discardCategories: async (_parent, { version }, context) => {
    const administrator = await requireAdministrator(context);
    const { db } = context.services;
    await discardDraft(db, administrator, publishableCategories, version);
    return findAdminCategories(db);
  },
  publishCategories: async (_parent, { version, ...sent }, context) => {
    const administrator = await requireAdministrator(context);
    const { db } = context.services;
    const { note } = parse(noteSchema, sent);
    await publishDraft(db, administrator, publishableCategories, { version, note });
    return findAdminCategories(db);
  },
} satisfies Part['mutations'];

/** @throws {Problem} NOT_FOUND */
async function findPartnerDetail(db: Database, id: number) {
  const partner = await findListedPartner(db, id);
  const listing = await createListing(db, partner);
  const published = await listing.read(db);
  return {
    partner,
    waiting: hasEnded(partner) ? (await findWaitlist(db, id, 'offer')).length : 0,
    published,
    ...(await findDraftAndEditions(db, listing, (content) => ({
      listing: addMissingFields(content, published),
    }))),
    categories: await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)),
  };
}

async function findListing(db: Database, partnerId: number) {
  return createListing(db, await findListedPartner(db, partnerId));
}

function unknownCategory(): Problem {
  return new Problem('NOT_FOUND', "We don't know that category");
}
