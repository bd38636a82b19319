import type { PartnerCallToAction } from '#domain/partnerPage.ts';
import type { CallToAction } from '#graphql/resolvers.ts';
import { drawQrCode } from '#server/platform/markup/qrCode.ts';
import type { FoundPartnerPage } from './findPartnerPage.ts';

export function mapPartnerPage(found: FoundPartnerPage) {
  const { page, partner, offer, otherPages, related, dealings } = found;
  const { content, path } = page;
  const headingOf = (each: FoundPartnerPage['page']) => each.content.heading ?? partner.title;
  return {
    ...content,
    id: path,
    partnerId: partner.id,
    heading: headingOf(page),
    callToAction: toAction(content.callToAction),
    learnMoreUrl: partner.externalUrl,
    steps: content.steps.map(({ title, text, action }) => ({ title, text, action: toAction(action) })),
    checkedOn: offer.checkedOn,
    offer,
    otherPages: otherPages.map((other) => ({ path: other.path, heading: headingOf(other) })),
    related,
    dealings,
  };
}

function toAction(action: PartnerCallToAction | undefined): CallToAction | null {
  if (action === undefined) return null;
  if (action.kind === 'external') return { __typename: 'ExternalAction', ...action };
  if (action.kind === 'form') return { __typename: 'FormAction', ...action };
  if (action.kind === 'coupon') return { __typename: 'CouponAction', ...action };
  const { iosUrl, androidUrl, anyUrl } = action;
  return { __typename: 'AppAction', iosUrl, androidUrl, code: drawQrCode(anyUrl) };
}
