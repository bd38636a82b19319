import { houseToday } from '#domain/days.ts';
import type { PartnerCallToAction } from '#domain/partnerPage.ts';
import type { Coupon, PartnerDealings, PartnerPage } from '#graphql/resolvers.ts';
import { presentBarcode } from '#server/platform/markup/barcode.ts';
import { presentQrCode } from '#server/platform/markup/qrCode.ts';
import type { Dealings } from './findDealings.ts';
import type { FoundPartnerPage } from './findPartnerPage.ts';
import { presentOffer } from './presentOffer.ts';

export function presentPartnerPage(found: FoundPartnerPage): PartnerPage {
  const { page, partner, offer, otherPages, related, dealings } = found;
  const { content, path } = page;
  const { summary, gets, audience, terms, shares } = content;
  return {
    id: path,
    partnerId: partner.id,
    heading: headingOf(page, partner),
    summary,
    callToAction: content.callToAction ? presentAction(content.callToAction) : null,
    learnMoreUrl: partner.externalUrl,
    gets,
    audience,
    steps: content.steps.map(({ title, text, action }) => ({
      title,
      text,
      action: action ? presentAction(action) : null,
    })),
    terms,
    shares,
    checkedOn: offer.offer.checkedOn,
    offer: presentOffer(offer),
    otherPages: otherPages.map((other) => ({ path: other.path, heading: headingOf(other, partner) })),
    related: related.map(presentOffer),
    dealings: dealings && presentDealings(dealings),
  };
}

function headingOf(
  { content }: FoundPartnerPage['page'],
  { title }: Pick<FoundPartnerPage['partner'], 'title'>,
): string {
  return content.heading ?? title;
}

function presentAction(action: PartnerCallToAction): NonNullable<PartnerPage['callToAction']> {
  if (action.kind === 'external') {
    return { __typename: 'ExternalAction', label: action.label, url: action.url };
  }
  if (action.kind === 'form') {
    const form = action.form === 'callBack' ? 'CALL_BACK' : 'CONNECT_ACCOUNT';
    return { __typename: 'FormAction', label: action.label, form };
  }
  if (action.kind === 'coupon') return { __typename: 'CouponAction', label: action.label };
  const { iosUrl, androidUrl, anyUrl } = action;
  return { __typename: 'AppAction', iosUrl, androidUrl, code: presentQrCode(anyUrl) };
}

function presentCoupon({ code, issuedAt, goodUntil }: NonNullable<Dealings['coupon']>): Coupon {
  return {
    code,
    issuedOn: issuedAt ?? new Date(),
    goodUntil,
    isOver: goodUntil !== null && goodUntil < houseToday(),
    barcode: presentBarcode(code),
  };
}

export function presentDealings(dealings: Dealings): PartnerDealings {
  const { partnerId, coupon, hasCoupons, account, callRequest, awaited } = dealings;
  return {
    id: partnerId,
    coupon: coupon && presentCoupon(coupon),
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
