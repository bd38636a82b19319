import { marketplaceToday } from '#domain/days.ts';
import type { PartnerCallToAction } from '#domain/partnerPage.ts';
import type { Coupon, PartnerDealings, PartnerPage } from '#graphql/resolvers.ts';
import { drawBarcode } from '#server/platform/markup/barcode.ts';
import { drawQrCode } from '#server/platform/markup/qrCode.ts';
import type { Dealings } from './findDealings.ts';
import type { FoundPartnerPage } from './findPartnerPage.ts';
import { toOffer } from './toOffer.ts';

export function toPartnerPage(found: FoundPartnerPage): PartnerPage {
  const { page, partner, offer, otherPages, related, dealings } = found;
  const { content, path } = page;
  const { summary, gets, audience, terms, shares } = content;
  return {
    id: path,
    partnerId: partner.id,
    heading: headingOf(page, partner),
    summary,
    callToAction: content.callToAction ? toAction(content.callToAction) : null,
    learnMoreUrl: partner.externalUrl,
    gets,
    audience,
    steps: content.steps.map(({ title, text, action }) => ({
      title,
      text,
      action: action ? toAction(action) : null,
    })),
    terms,
    shares,
    checkedOn: offer.offer.checkedOn,
    offer: toOffer(offer),
    otherPages: otherPages.map((other) => ({ path: other.path, heading: headingOf(other, partner) })),
    related: related.map(toOffer),
    dealings: dealings && toDealings(dealings),
  };
}

function headingOf(
  { content }: FoundPartnerPage['page'],
  { title }: Pick<FoundPartnerPage['partner'], 'title'>,
): string {
  return content.heading ?? title;
}

function toAction(action: PartnerCallToAction): NonNullable<PartnerPage['callToAction']> {
  if (action.kind === 'external') {
    return { __typename: 'ExternalAction', label: action.label, url: action.url };
  }
  if (action.kind === 'form') {
    const form = action.form === 'callBack' ? 'CALL_BACK' : 'CONNECT_ACCOUNT';
    return { __typename: 'FormAction', label: action.label, form };
  }
  if (action.kind === 'coupon') return { __typename: 'CouponAction', label: action.label };
  const { iosUrl, androidUrl, anyUrl } = action;
  return { __typename: 'AppAction', iosUrl, androidUrl, code: drawQrCode(anyUrl) };
}

function toCoupon({ code, issuedAt, goodUntil }: NonNullable<Dealings['coupon']>): Coupon {
  return {
    code,
    issuedOn: issuedAt ?? new Date(),
    goodUntil,
    isOver: goodUntil !== null && goodUntil < marketplaceToday(),
    barcode: drawBarcode(code),
  };
}

export function toDealings(dealings: Dealings): PartnerDealings {
  const { partnerId, coupon, hasCoupons, account, callRequest, awaited } = dealings;
  return {
    id: partnerId,
    coupon: coupon && toCoupon(coupon),
    hasCoupons,
    account: account && { code: account.code, email: account.email, connectedOn: account.connectedAt },
    callRequest: callRequest && {
      phone: callRequest.phone,
      bestTime: callRequest.bestTime,
      note: callRequest.note,
      requestedOn: callRequest.requestedAt,
    },
    awaited: [...awaited],
  };
}
