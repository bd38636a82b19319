import { useState, type RefObject } from 'react';
import type { PartnerPageQuery } from '#graphql/hooks.ts';
import { useOfferPress } from '#session/useOfferPress.ts';

/** Content of a partner's page; `dealings`: coupon, account, and requests of the viewer and the company, or null. */
export type PartnerPageData = NonNullable<PartnerPageQuery['partnerPage']>;

export interface PartnerPageProps {
  readonly page: PartnerPageData;
}

export interface OfferFormProps extends PartnerPageProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Called after the server has accepted the form. */
  readonly onDone: () => void;
}

type AnyAction = NonNullable<PartnerPageData['steps'][number]['action']>;

/** Action (button) of a page or of a step, by the name of the action's GraphQL type. */
export type PartnerPageAction<Name extends AnyAction['__typename']> = Extract<
  AnyAction,
  { __typename: Name }
>;

/** Whether the offer had ended when the component was mounted. */
export function useIsOfferOver({ endsOn }: PartnerPageData['offer']): boolean {
  const [now] = useState(() => Date.now());
  return endsOn !== null && Date.parse(endsOn) <= now;
}

/** Returns a function that reports a press of a link or button of a page to analytics and the backend. */
export function useReportPress({ partnerId, heading, offer }: PartnerPageData) {
  return useOfferPress({ partnerId, title: heading, category: offer.category.name }, 'partnerPage');
}
