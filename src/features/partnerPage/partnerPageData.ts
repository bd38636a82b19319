import type { PartnerPageQuery } from '#graphql/hooks.ts';

/** What a partner's page says, with what of it is the person's own. */
export type PartnerPageData = NonNullable<PartnerPageQuery['partnerPage']>;

/** What the person and their company have with the partner. */
export type Dealings = NonNullable<PartnerPageData['dealings']>;

type AnyAction = NonNullable<PartnerPageData['steps'][number]['action']>;

/** What a page, or a step of it, has people do. */
export type ActionData<Name extends AnyAction['__typename'] = AnyAction['__typename']> = Extract<
  AnyAction,
  { __typename: Name }
>;
