import * as v from 'valibot';
import { categoryDraftSchema } from '#domain/categoryList.ts';
import { listingDraftSchema } from '#domain/listing.ts';
import { publishingLimits } from '#domain/publishingLimits.ts';
import { optionalText } from '#domain/textFields.ts';
import type { QueryAdminPartnersArgs } from '#graphql/resolvers.ts';
import { unknownPartner } from '#server/modules/partners/unknownPartner.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { Mutations, Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { adminListSchema } from '#server/platform/lists/adminLists.ts';
import { categoryList, findCategories } from './categories.ts';
import { listingOf } from './listing.ts';
import { findPartnerDetail } from './partnerDetail.ts';
import { findListedPartner, listAllPartners, type PartnerQuery } from './partners.ts';
import { toAdminCategories, toAdminPartner, toAdminPartnerDetail } from './toAdminPartner.ts';
import { publishListing } from './publishListing.ts';
import { discardDraft, publishDraft, saveDraft } from './publishing.ts';

const noteSchema = v.object({ note: optionalText('What is new', publishingLimits.noteLength) });

/** Which partners are asked for. */
export function parsePartnerQuery({
  order,
  descending,
  isDrafted,
  categoryId,
  ...sent
}: QueryAdminPartnersArgs): PartnerQuery {
  return {
    ...parse(adminListSchema, sent),
    isDrafted: isDrafted ?? false,
    categoryId: categoryId === null || categoryId === undefined ? null : parseId(categoryId, unknownCategory),
    order: order ?? 'id',
    descending: descending ?? false,
  };
}

export const adminPartnerQueries: Queries<'adminPartners' | 'adminPartner' | 'adminCategories'> = {
  adminPartners: async (_parent, given, context) => {
    await requireAdministrator(context);
    const page = await listAllPartners(context.services.db, parsePartnerQuery(given));
    return { ...page, rows: page.rows.map(toAdminPartner) };
  },
  adminPartner: async (_parent, { id }, context) => {
    await requireAdministrator(context);
    return toAdminPartnerDetail(await findPartnerDetail(context.services.db, parseId(id, unknownPartner)));
  },
  adminCategories: async (_parent, _arguments, context) => {
    await requireAdministrator(context);
    return toAdminCategories(await findCategories(context.services.db));
  },
};

/** What administrators change of partners and categories: a draft, then all of it at once for everybody (P0-6). */
export const adminPartnerMutations: Mutations<
  | 'saveListing'
  | 'discardListing'
  | 'publishListing'
  | 'saveCategories'
  | 'discardCategories'
  | 'publishCategories'
> = {
  saveListing: async (_parent, { partnerId, version, listing }, context) => {
    const administrator = await requireAdministrator(context);
    const { db } = context.services;
    const id = parseId(partnerId, unknownPartner);
    const content = parse(listingDraftSchema, listing);
    await saveDraft(db, administrator, await findListing(context, id), { version, content });
    return toAdminPartnerDetail(await findPartnerDetail(context.services.db, id));
  },
  discardListing: async (_parent, { partnerId, version }, context) => {
    const administrator = await requireAdministrator(context);
    const { db } = context.services;
    const id = parseId(partnerId, unknownPartner);
    await discardDraft(db, administrator, await findListing(context, id), version);
    return toAdminPartnerDetail(await findPartnerDetail(context.services.db, id));
  },
  publishListing: async (_parent, { partnerId, version, ...sent }, context) => {
    const administrator = await requireAdministrator(context);
    const { db } = context.services;
    const id = parseId(partnerId, unknownPartner);
    const { note } = parse(noteSchema, sent);
    const { partner } = await findListedPartner(context.services.db, id);
    await publishListing(db, administrator, partner, { version, note });
    return toAdminPartnerDetail(await findPartnerDetail(context.services.db, id));
  },
  saveCategories: async (_parent, { version, categories }, context) => {
    const administrator = await requireAdministrator(context);
    const { db } = context.services;
    const content = parse(categoryDraftSchema, categories);
    await saveDraft(db, administrator, categoryList, { version, content });
    return toAdminCategories(await findCategories(db));
  },
  discardCategories: async (_parent, { version }, context) => {
    const administrator = await requireAdministrator(context);
    const { db } = context.services;
    await discardDraft(db, administrator, categoryList, version);
    return toAdminCategories(await findCategories(db));
  },
  publishCategories: async (_parent, { version, ...sent }, context) => {
    const administrator = await requireAdministrator(context);
    const { db } = context.services;
    const { note } = parse(noteSchema, sent);
    await publishDraft(db, administrator, categoryList, { version, note });
    return toAdminCategories(await findCategories(db));
  },
};

async function findListing({ services }: GraphQLContext, partnerId: number) {
  const { partner } = await findListedPartner(services.db, partnerId);
  return listingOf(services.db, partner);
}

function unknownCategory(): Problem {
  return new Problem('NOT_FOUND', "We don't know that category");
}
