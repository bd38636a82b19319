import type { PartnerCallToAction } from '#domain/partnerPage.ts';
import type { CallRequest, CallTime, Coupon, PartnerAccount, PartnerPage } from '#graphql/resolvers.ts';
import type { FoundPartnerPage } from '#server/commands/findPartnerPage.ts';
import { presentOffer } from './offer.ts';
import { presentQrCode } from './qrCode.ts';

export function presentPartnerPage(found: FoundPartnerPage): PartnerPage {
  const { page, partner, offer, otherPages, related, coupon, account, callRequest } = found;
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
    coupon: coupon && presentCoupon(coupon),
    hasCoupons: found.hasCoupons,
    account: account && presentAccount(account),
    callRequest: callRequest && presentCallRequest(callRequest),
    awaited: found.awaited.map((awaited) => (awaited === 'offer' ? 'OFFER' : 'COUPON')),
  };
}

function headingOf(
  { content }: FoundPartnerPage['page'],
  { title }: Pick<FoundPartnerPage['partner'], 'title'>,
): string {
  return content.heading ?? title;
}

function presentAction(action: PartnerCallToAction): NonNullable<PartnerPage['callToAction']> {
  switch (action.kind) {
    case 'external':
      return { __typename: 'ExternalAction', label: action.label, url: action.url };
    case 'form':
      return {
        __typename: 'FormAction',
        label: action.label,
        form: action.form === 'callBack' ? 'CALL_BACK' : 'CONNECT_ACCOUNT',
      };
    case 'coupon':
      return { __typename: 'CouponAction', label: action.label };
    case 'app': {
      const { iosUrl, androidUrl, anyUrl } = action;
      return { __typename: 'AppAction', iosUrl, androidUrl, code: presentQrCode(anyUrl) };
    }
  }
}

export function presentCoupon({ id, code, issuedAt }: NonNullable<FoundPartnerPage['coupon']>): Coupon {
  return { id, code, issuedOn: issuedAt ?? new Date() };
}

export function presentAccount(account: NonNullable<FoundPartnerPage['account']>): PartnerAccount {
  const { customerId, partnerId, code, email, connectedAt } = account;
  return { id: `${customerId}-${partnerId}`, code, email, connectedOn: connectedAt };
}

export function presentCallRequest(request: NonNullable<FoundPartnerPage['callRequest']>): CallRequest {
  const { userId, partnerId, phone, bestTime, note, requestedAt } = request;
  return {
    id: `${userId}-${partnerId}`,
    phone,
    bestTime: bestTime.toUpperCase() as CallTime,
    note,
    requestedOn: requestedAt,
  };
}
