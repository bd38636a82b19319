import type { Listing } from '#domain/listing.ts';
import type { AdminPartnerDetail } from '#graphql/resolvers.ts';
import { createListing } from '#server/modules/publishing/listing.ts';
import { findListedPartner } from '#server/modules/publishing/partners.ts';
import type { Api } from './api.ts';
import { dataOf } from './gettingIn.ts';
import type { AskByName } from './partnerPages.ts';

export type ListingAdministrator = ReturnType<typeof createListingAdministrator>;

/** Operations of an administrator on the listings of partners. */
export function createListingAdministrator(api: Api, ask: AskByName) {
  const act = (operation: string, variables: object) => ask('administrator', operation, variables);

  async function detailOf(id: number): Promise<AdminPartnerDetail> {
    const data = dataOf(await act('AdminPartner', { id: String(id) })) as {
      adminPartner: AdminPartnerDetail;
    };
    return data.adminPartner;
  }

  async function save(partnerId: number, listing: Listing): Promise<AdminPartnerDetail> {
    const { draftVersion } = await detailOf(partnerId);
    const answer = await act('SaveListing', { partnerId, version: draftVersion, listing });
    return (dataOf(answer) as { saveListing: AdminPartnerDetail }).saveListing;
  }

  async function publish(partnerId: number, listing: Listing, note: string | null = null) {
    const { draftVersion } = await save(partnerId, listing);
    const answer = await act('PublishListing', { partnerId, version: draftVersion, note });
    return (dataOf(answer) as { publishListing: AdminPartnerDetail }).publishListing;
  }

  async function publishedOf(id: number): Promise<Listing> {
    const partner = await findListedPartner(api.db, id);
    return (await createListing(api.db, partner)).read(api.db);
  }

  return { act, detailOf, save, publish, publishedOf };
}
