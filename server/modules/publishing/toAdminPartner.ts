import type { Listing } from '#domain/listing.ts';
import { fullName } from '#domain/userInfo.ts';
import type { AdminCategories, AdminPartner, AdminPartnerDetail } from '#graphql/resolvers.ts';
import { hasEnded } from '#server/modules/offers/requireOffer.ts';
import type { CategoriesDetail } from './categories.ts';
import { fillListing } from './listingContent.ts';
import type { PartnerDetail } from './partnerDetail.ts';
import type { ListedPartner } from './partners.ts';
import type { Draft, Edition } from './publishing.ts';

export function toAdminPartner(listed: ListedPartner): AdminPartner {
  const { partner, offer, category, customers, isDrafted } = listed;
  const { id, title, pages } = partner;
  const { value, checkedOn, endsOn } = offer;
  return {
    id,
    title,
    category,
    value,
    checkedOn,
    endsOn,
    hasEnded: hasEnded(offer),
    customers,
    isDrafted,
    pages,
  };
}

export function toAdminPartnerDetail(detail: PartnerDetail): AdminPartnerDetail {
  const { listed, waiting, published, draft, editions, categories } = detail;
  const changed = toDraft(draft);
  const toListing = (content: Listing) => fillListing(content, published);
  return {
    partner: toAdminPartner(listed),
    waiting,
    published,
    draft: changed && { listing: toListing(changed.content), ...changed.stamp },
    draftVersion: draft?.version ?? 0,
    editions: editions.map((edition) =>
      Object.assign(toEdition(edition), { listing: toListing(edition.content) }),
    ),
    categories: [...categories],
  };
}

export function toAdminCategories({ published, draft, editions }: CategoriesDetail): AdminCategories {
  const changed = toDraft(draft);
  return {
    published: [...published],
    draft: changed && { categories: [...changed.content], ...changed.stamp },
    draftVersion: draft?.version ?? 0,
    editions: editions.map((edition) =>
      Object.assign(toEdition(edition), { categories: [...edition.content] }),
    ),
  };
}

function toDraft<Content>(draft: Draft<Content> | null) {
  if (!draft || draft.content === null) return null;
  const { content, changedAt, changedBy } = draft;
  return { content, stamp: { changedOn: changedAt, changedBy: changedBy && fullName(changedBy) } };
}

/** The first edition has neither a time nor an author: it was there before anybody published. */
function toEdition({ number, note, publishedAt, publishedBy }: Edition<unknown>) {
  return {
    number,
    note,
    publishedOn: number === 1 ? null : publishedAt,
    publishedBy: publishedBy && fullName(publishedBy),
  };
}
