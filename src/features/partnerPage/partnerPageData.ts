import { useState, type RefObject } from 'react';
import type { PartnerPageQuery } from '#graphql/hooks.ts';
import { useOfferPress } from '#session/useOfferPress.ts';

/** Content of a partner's page; `dealings` is what person and company have there, such as a coupon. */
export type PartnerPageData = NonNullable<PartnerPageQuery['partnerPage']>;

export interface PartnerPageProps {
  readonly page: PartnerPageData;
}

export interface OfferFormProps extends PartnerPageProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Called after the form was sent. */
  readonly onDone: () => void;
}

type AnyAction = NonNullable<PartnerPageData['steps'][number]['action']>;

/** Call-to-action of a page or of a step, by the name of its GraphQL type. */
export type ActionData<Name extends AnyAction['__typename']> = Extract<AnyAction, { __typename: Name }>;

/** Whether the offer had ended when its page was opened. */
export function useIsOfferOver({ endsOn }: PartnerPageData['offer']): boolean {
  const [now] = useState(() => Date.now());
  return endsOn !== null && Date.parse(endsOn) <= now;
}

/** Returns a function that reports a press of a link or button for the offer of a page. */
export function useReportPress({ partnerId, heading, offer }: PartnerPageData) {
  return useOfferPress({ partnerId, title: heading, category: offer.category.name }, 'partnerPage');
}
