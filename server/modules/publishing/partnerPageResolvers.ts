import * as v from 'valibot';
import { listingDraftSchema } from '#domain/listing.ts';
import { findPartnerPage } from '#server/modules/offers/findPartnerPage.ts';
import { toPartnerPage } from '#server/modules/offers/toPartnerPage.ts';
import { requireAdministrator } from '#server/platform/graphql/requireAdministrator.ts';
import type { Queries } from '#server/platform/graphql/resolverTypes.ts';
import { parse } from '#server/platform/http/parse.ts';
import { previewPage } from './previewPage.ts';

export const partnerPageQueries: Queries<'partnerPage'> = {
  partnerPage: async (_parent, { path, listing }, context) => {
    const { db } = context.services;
    if (listing) {
      await requireAdministrator(context);
      return toPartnerPage(await previewPage(db, path, parse(listingDraftSchema, listing)));
    }
    const found = await findPartnerPage(db, await context.identify(), parse(v.string(), path));
    return found && toPartnerPage(found);
  },
};
