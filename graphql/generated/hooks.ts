/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
import * as ApolloReactHooks from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
const defaultOptions = {} as const;
export type AccountConnectionInput = {
  code?: string | null | undefined;
  email?: string | null | undefined;
};

/** News that a person can wait for: the ended offer runs again, or there are coupons again. */
export type Awaited =
  | 'coupon'
  | 'offer';

export type CallRequestInput = {
  bestTime?: string | null | undefined;
  note?: string | null | undefined;
  phone?: string | null | undefined;
};

export type CallTime =
  | 'afternoon'
  | 'evening'
  | 'midday'
  | 'morning';

export type EntitlementState =
  | 'denied'
  | 'granted'
  | 'none'
  /** A person of the company has requested the partner. */
  | 'requested';

/** Drawing beside a section. */
export type IntroductionDrawing =
  | 'frame'
  | 'gap'
  | 'hoist'
  | 'plan'
  | 'portal';

export type ListingActionInput = {
  androidUrl: string;
  iosUrl: string;
  kind: ListingActionKind;
  label: string;
  url: string;
};

export type ListingActionKind =
  /** Leads to the partner's app. */
  | 'APP'
  /** Opens a form on the page that requests a call. */
  | 'CALL_BACK'
  /** Opens a form on the page that connects the company's account. */
  | 'CONNECT_ACCOUNT'
  /** Issues one of the partner's coupons. */
  | 'COUPON'
  /** Opens the partner's site in a new tab. */
  | 'EXTERNAL'
  | 'NONE';

export type ListingInput = {
  benefit: string;
  categoryId: string;
  checkedOn: string;
  endsOn: string;
  learnMoreUrl: string;
  pages: Array<ListingPageInput>;
  placement: ListingPlacement;
  value: string;
  words: string;
};

export type ListingPageInput = {
  action: ListingActionInput;
  audience: string;
  gets: string;
  heading: string;
  shares: string;
  steps: Array<ListingStepInput>;
  summary: string;
  terms: string;
};

/** Whether companies without the partner see it under More partners. */
export type ListingPlacement =
  | 'KEPT_OUT'
  | 'SHOWN';

export type ListingStepInput = {
  action: ListingActionInput;
  text: string;
  title: string;
};

export type OfferState =
  | 'AVAILABLE'
  | 'STARTED'
  | 'USED';

export type PartnerForm =
  | 'callBack'
  | 'connectAccount';

export type ProductRequestStatus =
  | 'available'
  | 'declined'
  | 'inReview'
  | 'merged'
  | 'planned'
  | 'submitted'
  | 'withdrawn';

/** People that a training is meant for; everybody can read it. */
export type TrainingAudience =
  | 'everybody'
  | 'owners';

export type OfferFactsFragment = { id: string, partnerId: number, benefit: string, value: string, endsOn: string | null, state: OfferState, stateChangedOn: string | null, stateChangedBy: string | null, category: { id: string, name: string } };

export type DashboardOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardOffersQuery = { offers: Array<{ id: string, partnerId: number, benefit: string, value: string, endsOn: string | null, state: OfferState, stateChangedOn: string | null, stateChangedBy: string | null, category: { id: string, name: string } }>, missingPartners: Array<{ id: string, title: string, benefit: string, value: string, category: { id: string, name: string }, status: { id: string, state: EntitlementState, reason: string | null, since: string | null, askedBy: string | null } }> | null };

export type EndingCertificatesQueryVariables = Exact<{ [key: string]: never; }>;


export type EndingCertificatesQuery = { endingCertificates: { count: number, firstOn: string, isOver: boolean } | null };

export type FaqQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqQuery = { faq: { isSample: boolean, groups: Array<{ name: string, questions: Array<{ id: number, question: string, answer: Array<string>, helped: boolean | null, link: { label: string, href: string } | null }> }> } };

export type RateAnswerMutationVariables = Exact<{
  questionId: number;
  helped: boolean;
}>;


export type RateAnswerMutation = { rateAnswer: { id: number, helped: boolean | null } };

export type IntroductionQueryVariables = Exact<{ [key: string]: never; }>;


export type IntroductionQuery = { introduction: { isSample: boolean, sections: Array<{ title: string, text: Array<string>, drawing: IntroductionDrawing }> } };

export type TrainingsQueryVariables = Exact<{ [key: string]: never; }>;


export type TrainingsQuery = { trainings: { isSample: boolean, trainings: Array<{ id: string, title: string, summary: string, audience: TrainingAudience, href: string, format: string, bytes: number, minutes: number, updatedOn: string, isCompleted: boolean }> } };

export type MarkTrainingMutationVariables = Exact<{
  id: string;
  completed: boolean;
}>;


export type MarkTrainingMutation = { markTraining: { id: string, isCompleted: boolean } };

export type WebinarsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebinarsQuery = { webinars: { isSample: boolean, timeZone: string | null, upcoming: Array<{ id: string, title: string, summary: string, startsAt: string, minutes: number, isRegistered: boolean, joinUrl: string | null }>, recorded: Array<{ id: string, title: string, summary: string, videoHref: string, posterHref: string | null, captionsHref: string, seconds: number, recordedOn: string, transcript: Array<string>, chapters: Array<{ at: number, title: string }> }> } };

export type RegisterForWebinarMutationVariables = Exact<{
  id: string;
}>;


export type RegisterForWebinarMutation = { registerForWebinar: { id: string, isRegistered: boolean, joinUrl: string | null } };

export type UnregisterFromWebinarMutationVariables = Exact<{
  id: string;
}>;


export type UnregisterFromWebinarMutation = { unregisterFromWebinar: { id: string, isRegistered: boolean, joinUrl: string | null } };

export type ExternalFactsFragment = { label: string, url: string };

export type FormFactsFragment = { label: string, form: PartnerForm };

export type CouponActionFactsFragment = { label: string };

export type AppFactsFragment = { iosUrl: string, androidUrl: string, code: { path: string, size: number } };

export type DealingsFragment = { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string, goodUntil: string | null, isOver: boolean, barcode: { path: string, width: number } } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null };

export type PartnerPageQueryVariables = Exact<{
  path: string;
  listing?: ListingInput | null | undefined;
}>;


export type PartnerPageQuery = { partnerPage: { id: string, partnerId: number, heading: string, summary: string, learnMoreUrl: string, gets: Array<string>, audience: string, terms: string, shares: string, checkedOn: string, callToAction:
      | { __typename: 'AppAction', iosUrl: string, androidUrl: string, code: { path: string, size: number } }
      | { __typename: 'CouponAction', label: string }
      | { __typename: 'ExternalAction', label: string, url: string }
      | { __typename: 'FormAction', label: string, form: PartnerForm }
     | null, steps: Array<{ title: string, text: string, action:
        | { __typename: 'AppAction', iosUrl: string, androidUrl: string, code: { path: string, size: number } }
        | { __typename: 'CouponAction', label: string }
        | { __typename: 'ExternalAction', label: string, url: string }
        | { __typename: 'FormAction', label: string, form: PartnerForm }
       | null }>, offer: { id: string, partnerId: number, benefit: string, value: string, endsOn: string | null, state: OfferState, stateChangedOn: string | null, stateChangedBy: string | null, category: { id: string, name: string } }, otherPages: Array<{ path: string, heading: string }>, related: Array<{ id: string, partnerId: number, benefit: string, value: string, endsOn: string | null, state: OfferState, stateChangedOn: string | null, stateChangedBy: string | null, category: { id: string, name: string } }>, dealings: { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string, goodUntil: string | null, isOver: boolean, barcode: { path: string, width: number } } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null } | null } | null };

export type IssueCouponMutationVariables = Exact<{
  partnerId: number;
}>;


export type IssueCouponMutation = { issueCoupon: { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string, goodUntil: string | null, isOver: boolean, barcode: { path: string, width: number } } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null } };

export type MailCouponMutationVariables = Exact<{
  partnerId: number;
}>;


export type MailCouponMutation = { mailCoupon: { accepted: boolean } };

export type ConnectAccountMutationVariables = Exact<{
  partnerId: number;
  connection: AccountConnectionInput;
  replaces?: string | null | undefined;
}>;


export type ConnectAccountMutation = { connectAccount: { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string, goodUntil: string | null, isOver: boolean, barcode: { path: string, width: number } } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null } };

export type DisconnectAccountMutationVariables = Exact<{
  partnerId: number;
}>;


export type DisconnectAccountMutation = { disconnectAccount: { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string, goodUntil: string | null, isOver: boolean, barcode: { path: string, width: number } } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null } };

export type RequestCallMutationVariables = Exact<{
  partnerId: number;
  request: CallRequestInput;
}>;


export type RequestCallMutation = { requestCall: { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string, goodUntil: string | null, isOver: boolean, barcode: { path: string, width: number } } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null } };

export type AwaitOfferMutationVariables = Exact<{
  partnerId: number;
  awaited: Awaited;
}>;


export type AwaitOfferMutation = { awaitOffer: { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string, goodUntil: string | null, isOver: boolean, barcode: { path: string, width: number } } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null } };

export type ProductRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductRequestsQuery = { productRequests: Array<{ id: string, reference: string, name: string, status: ProductRequestStatus, statusReason: string | null, askedBy: string, askedOn: string, votes: number, canWithdraw: boolean, partner: { id: string, title: string, path: string | null, isIncluded: boolean } | null }>, partnerRequests: Array<{ id: string, status: ProductRequestStatus, statusReason: string | null, askedBy: string, askedOn: string, partner: { id: string, title: string, path: string | null, isIncluded: boolean } }> };

export type WithdrawProductRequestMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawProductRequestMutation = { withdrawProductRequest: { id: string, status: ProductRequestStatus, canWithdraw: boolean } };

export const OfferFactsFragmentDoc: TypedDocumentNode<OfferFactsFragment> = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partnerId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"benefit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateChangedOn"}},{"kind":"Field","name":{"kind":"Name","value":"stateChangedBy"}}]}}]} as unknown as DocumentNode;
export const ExternalFactsFragmentDoc: TypedDocumentNode<ExternalFactsFragment> = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExternalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExternalAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode;
export const FormFactsFragmentDoc: TypedDocumentNode<FormFactsFragment> = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"form"}}]}}]} as unknown as DocumentNode;
export const CouponActionFactsFragmentDoc: TypedDocumentNode<CouponActionFactsFragment> = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponActionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CouponAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]} as unknown as DocumentNode;
export const AppFactsFragmentDoc: TypedDocumentNode<AppFactsFragment> = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iosUrl"}},{"kind":"Field","name":{"kind":"Name","value":"androidUrl"}},{"kind":"Field","name":{"kind":"Name","value":"code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode;
export const DealingsFragmentDoc: TypedDocumentNode<DealingsFragment> = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dealings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerDealings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"goodUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasCoupons"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"connectedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"callRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"requestedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"}}]}}]} as unknown as DocumentNode;
export const DashboardOffersDocument: TypedDocumentNode<DashboardOffersQuery, DashboardOffersQueryVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingPartners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"benefit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partnerId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"benefit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateChangedOn"}},{"kind":"Field","name":{"kind":"Name","value":"stateChangedBy"}}]}}]} as unknown as DocumentNode;
export function useDashboardOffersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DashboardOffersQuery, DashboardOffersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardOffersQuery, DashboardOffersQueryVariables>(DashboardOffersDocument, options);
      }
export const EndingCertificatesDocument: TypedDocumentNode<EndingCertificatesQuery, EndingCertificatesQueryVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EndingCertificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endingCertificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"firstOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]}}]} as unknown as DocumentNode;
export function useEndingCertificatesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EndingCertificatesQuery, EndingCertificatesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EndingCertificatesQuery, EndingCertificatesQueryVariables>(EndingCertificatesDocument, options);
      }
export const FaqDocument: TypedDocumentNode<FaqQuery, FaqQueryVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faq"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"href"}}]}},{"kind":"Field","name":{"kind":"Name","value":"helped"}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export function useFaqQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FaqQuery, FaqQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FaqQuery, FaqQueryVariables>(FaqDocument, options);
      }
export const RateAnswerDocument: TypedDocumentNode<RateAnswerMutation, RateAnswerMutationVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RateAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"helped"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"helped"},"value":{"kind":"Variable","name":{"kind":"Name","value":"helped"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"helped"}}]}}]}}]} as unknown as DocumentNode;
export function useRateAnswerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RateAnswerMutation, RateAnswerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RateAnswerMutation, RateAnswerMutationVariables>(RateAnswerDocument, options);
      }
export const IntroductionDocument: TypedDocumentNode<IntroductionQuery, IntroductionQueryVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Introduction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"introduction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"drawing"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useIntroductionQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<IntroductionQuery, IntroductionQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IntroductionQuery, IntroductionQueryVariables>(IntroductionDocument, options);
      }
export const TrainingsDocument: TypedDocumentNode<TrainingsQuery, TrainingsQueryVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Trainings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trainings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"trainings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"updatedOn"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useTrainingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TrainingsQuery, TrainingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TrainingsQuery, TrainingsQueryVariables>(TrainingsDocument, options);
      }
export const MarkTrainingDocument: TypedDocumentNode<MarkTrainingMutation, MarkTrainingMutationVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkTraining"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"completed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markTraining"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"completed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"completed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCompleted"}}]}}]}}]} as unknown as DocumentNode;
export function useMarkTrainingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkTrainingMutation, MarkTrainingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkTrainingMutation, MarkTrainingMutationVariables>(MarkTrainingDocument, options);
      }
export const WebinarsDocument: TypedDocumentNode<WebinarsQuery, WebinarsQueryVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webinars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webinars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSample"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recorded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"videoHref"}},{"kind":"Field","name":{"kind":"Name","value":"posterHref"}},{"kind":"Field","name":{"kind":"Name","value":"captionsHref"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"recordedOn"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transcript"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useWebinarsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WebinarsQuery, WebinarsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebinarsQuery, WebinarsQueryVariables>(WebinarsDocument, options);
      }
export const RegisterForWebinarDocument: TypedDocumentNode<RegisterForWebinarMutation, RegisterForWebinarMutationVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterForWebinar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerForWebinar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]}}]} as unknown as DocumentNode;
export function useRegisterForWebinarMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RegisterForWebinarMutation, RegisterForWebinarMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RegisterForWebinarMutation, RegisterForWebinarMutationVariables>(RegisterForWebinarDocument, options);
      }
export const UnregisterFromWebinarDocument: TypedDocumentNode<UnregisterFromWebinarMutation, UnregisterFromWebinarMutationVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnregisterFromWebinar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unregisterFromWebinar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRegistered"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]}}]} as unknown as DocumentNode;
export function useUnregisterFromWebinarMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UnregisterFromWebinarMutation, UnregisterFromWebinarMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UnregisterFromWebinarMutation, UnregisterFromWebinarMutationVariables>(UnregisterFromWebinarDocument, options);
      }
export const PartnerPageDocument: TypedDocumentNode<PartnerPageQuery, PartnerPageQueryVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartnerPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listing"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partnerPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}},{"kind":"Argument","name":{"kind":"Name","value":"listing"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listing"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partnerId"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"callToAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExternalFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponActionFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"learnMoreUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gets"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExternalFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponActionFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"checkedOn"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherPages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}}]}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dealings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dealings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Offer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partnerId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"benefit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stateChangedOn"}},{"kind":"Field","name":{"kind":"Name","value":"stateChangedBy"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExternalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExternalAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"form"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponActionFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CouponAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppAction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"iosUrl"}},{"kind":"Field","name":{"kind":"Name","value":"androidUrl"}},{"kind":"Field","name":{"kind":"Name","value":"code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dealings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerDealings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"goodUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasCoupons"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"connectedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"callRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"requestedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"}}]}}]} as unknown as DocumentNode;
export function usePartnerPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PartnerPageQuery, PartnerPageQueryVariables> & ({ variables: PartnerPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PartnerPageQuery, PartnerPageQueryVariables>(PartnerPageDocument, options);
      }
export const IssueCouponDocument: TypedDocumentNode<IssueCouponMutation, IssueCouponMutationVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dealings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dealings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerDealings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"goodUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasCoupons"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"connectedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"callRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"requestedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"}}]}}]} as unknown as DocumentNode;
export function useIssueCouponMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<IssueCouponMutation, IssueCouponMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<IssueCouponMutation, IssueCouponMutationVariables>(IssueCouponDocument, options);
      }
export const MailCouponDocument: TypedDocumentNode<MailCouponMutation, MailCouponMutationVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}]} as unknown as DocumentNode;
export function useMailCouponMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MailCouponMutation, MailCouponMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MailCouponMutation, MailCouponMutationVariables>(MailCouponDocument, options);
      }
export const ConnectAccountDocument: TypedDocumentNode<ConnectAccountMutation, ConnectAccountMutationVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"connection"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountConnectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"connection"},"value":{"kind":"Variable","name":{"kind":"Name","value":"connection"}}},{"kind":"Argument","name":{"kind":"Name","value":"replaces"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dealings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dealings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerDealings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"goodUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasCoupons"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"connectedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"callRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"requestedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"}}]}}]} as unknown as DocumentNode;
export function useConnectAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConnectAccountMutation, ConnectAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConnectAccountMutation, ConnectAccountMutationVariables>(ConnectAccountDocument, options);
      }
export const DisconnectAccountDocument: TypedDocumentNode<DisconnectAccountMutation, DisconnectAccountMutationVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisconnectAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disconnectAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dealings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dealings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerDealings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"goodUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasCoupons"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"connectedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"callRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"requestedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"}}]}}]} as unknown as DocumentNode;
export function useDisconnectAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DisconnectAccountMutation, DisconnectAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DisconnectAccountMutation, DisconnectAccountMutationVariables>(DisconnectAccountDocument, options);
      }
export const RequestCallDocument: TypedDocumentNode<RequestCallMutation, RequestCallMutationVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CallRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"request"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dealings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dealings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerDealings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"goodUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasCoupons"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"connectedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"callRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"requestedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"}}]}}]} as unknown as DocumentNode;
export function useRequestCallMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestCallMutation, RequestCallMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestCallMutation, RequestCallMutationVariables>(RequestCallDocument, options);
      }
export const AwaitOfferDocument: TypedDocumentNode<AwaitOfferMutation, AwaitOfferMutationVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AwaitOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"awaited"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Awaited"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partnerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partnerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"awaited"},"value":{"kind":"Variable","name":{"kind":"Name","value":"awaited"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Dealings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Dealings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartnerDealings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"issuedOn"}},{"kind":"Field","name":{"kind":"Name","value":"goodUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"width"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasCoupons"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"connectedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"callRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"bestTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"requestedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"}}]}}]} as unknown as DocumentNode;
export function useAwaitOfferMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AwaitOfferMutation, AwaitOfferMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AwaitOfferMutation, AwaitOfferMutationVariables>(AwaitOfferDocument, options);
      }
export const ProductRequestsDocument: TypedDocumentNode<ProductRequestsQuery, ProductRequestsQueryVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedOn"}},{"kind":"Field","name":{"kind":"Name","value":"votes"}},{"kind":"Field","name":{"kind":"Name","value":"canWithdraw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"partnerRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isIncluded"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusReason"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedOn"}}]}}]}}]} as unknown as DocumentNode;
export function useProductRequestsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ProductRequestsQuery, ProductRequestsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProductRequestsQuery, ProductRequestsQueryVariables>(ProductRequestsDocument, options);
      }
export const WithdrawProductRequestDocument: TypedDocumentNode<WithdrawProductRequestMutation, WithdrawProductRequestMutationVariables> = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawProductRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawProductRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"canWithdraw"}}]}}]}}]} as unknown as DocumentNode;
export function useWithdrawProductRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawProductRequestMutation, WithdrawProductRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawProductRequestMutation, WithdrawProductRequestMutationVariables>(WithdrawProductRequestDocument, options);
      }
