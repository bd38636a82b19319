/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
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

export const OfferFactsFragmentDoc: TypedDocumentNode<OfferFactsFragment> = gql`
    fragment OfferFacts on Offer {
  id
  partnerId
  category {
    id
    name
  }
  benefit
  value
  endsOn
  state
  stateChangedOn
  stateChangedBy
}
    `;
export const ExternalFactsFragmentDoc: TypedDocumentNode<ExternalFactsFragment> = gql`
    fragment ExternalFacts on ExternalAction {
  label
  url
}
    `;
export const FormFactsFragmentDoc: TypedDocumentNode<FormFactsFragment> = gql`
    fragment FormFacts on FormAction {
  label
  form
}
    `;
export const CouponActionFactsFragmentDoc: TypedDocumentNode<CouponActionFactsFragment> = gql`
    fragment CouponActionFacts on CouponAction {
  label
}
    `;
export const AppFactsFragmentDoc: TypedDocumentNode<AppFactsFragment> = gql`
    fragment AppFacts on AppAction {
  iosUrl
  androidUrl
  code {
    path
    size
  }
}
    `;
export const DealingsFragmentDoc: TypedDocumentNode<DealingsFragment> = gql`
    fragment Dealings on PartnerDealings {
  id
  coupon {
    code
    issuedOn
    goodUntil
    isOver
    barcode {
      path
      width
    }
  }
  hasCoupons
  account {
    code
    email
    connectedOn
  }
  callRequest {
    phone
    bestTime
    note
    requestedOn
  }
  awaited
}
    `;
export const DashboardOffersDocument: TypedDocumentNode<DashboardOffersQuery, DashboardOffersQueryVariables> = gql`
    query DashboardOffers {
  offers {
    ...OfferFacts
  }
  missingPartners {
    id
    title
    category {
      id
      name
    }
    benefit
    value
    status {
      id
      state
      reason
      since
      askedBy
    }
  }
}
    ${OfferFactsFragmentDoc}`;
export function useDashboardOffersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DashboardOffersQuery, DashboardOffersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardOffersQuery, DashboardOffersQueryVariables>(DashboardOffersDocument, options);
      }
export const EndingCertificatesDocument: TypedDocumentNode<EndingCertificatesQuery, EndingCertificatesQueryVariables> = gql`
    query EndingCertificates {
  endingCertificates {
    count
    firstOn
    isOver
  }
}
    `;
export function useEndingCertificatesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EndingCertificatesQuery, EndingCertificatesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EndingCertificatesQuery, EndingCertificatesQueryVariables>(EndingCertificatesDocument, options);
      }
export const FaqDocument: TypedDocumentNode<FaqQuery, FaqQueryVariables> = gql`
    query Faq {
  faq {
    isSample
    groups {
      name
      questions {
        id
        question
        answer
        link {
          label
          href
        }
        helped
      }
    }
  }
}
    `;
export function useFaqQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FaqQuery, FaqQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FaqQuery, FaqQueryVariables>(FaqDocument, options);
      }
export const RateAnswerDocument: TypedDocumentNode<RateAnswerMutation, RateAnswerMutationVariables> = gql`
    mutation RateAnswer($questionId: Int!, $helped: Boolean!) {
  rateAnswer(questionId: $questionId, helped: $helped) {
    id
    helped
  }
}
    `;
export function useRateAnswerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RateAnswerMutation, RateAnswerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RateAnswerMutation, RateAnswerMutationVariables>(RateAnswerDocument, options);
      }
export const IntroductionDocument: TypedDocumentNode<IntroductionQuery, IntroductionQueryVariables> = gql`
    query Introduction {
  introduction {
    isSample
    sections {
      title
      text
      drawing
    }
  }
}
    `;
export function useIntroductionQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<IntroductionQuery, IntroductionQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<IntroductionQuery, IntroductionQueryVariables>(IntroductionDocument, options);
      }
export const TrainingsDocument: TypedDocumentNode<TrainingsQuery, TrainingsQueryVariables> = gql`
    query Trainings {
  trainings {
    isSample
    trainings {
      id
      title
      summary
      audience
      href
      format
      bytes
      minutes
      updatedOn
      isCompleted
    }
  }
}
    `;
export function useTrainingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<TrainingsQuery, TrainingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TrainingsQuery, TrainingsQueryVariables>(TrainingsDocument, options);
      }
export const MarkTrainingDocument: TypedDocumentNode<MarkTrainingMutation, MarkTrainingMutationVariables> = gql`
    mutation MarkTraining($id: ID!, $completed: Boolean!) {
  markTraining(id: $id, completed: $completed) {
    id
    isCompleted
  }
}
    `;
export function useMarkTrainingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkTrainingMutation, MarkTrainingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkTrainingMutation, MarkTrainingMutationVariables>(MarkTrainingDocument, options);
      }
export const WebinarsDocument: TypedDocumentNode<WebinarsQuery, WebinarsQueryVariables> = gql`
    query Webinars {
  webinars {
    isSample
    timeZone
    upcoming {
      id
      title
      summary
      startsAt
      minutes
      isRegistered
      joinUrl
    }
    recorded {
      id
      title
      summary
      videoHref
      posterHref
      captionsHref
      seconds
      recordedOn
      chapters {
        at
        title
      }
      transcript
    }
  }
}
    `;
export function useWebinarsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WebinarsQuery, WebinarsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebinarsQuery, WebinarsQueryVariables>(WebinarsDocument, options);
      }
export const RegisterForWebinarDocument: TypedDocumentNode<RegisterForWebinarMutation, RegisterForWebinarMutationVariables> = gql`
    mutation RegisterForWebinar($id: ID!) {
  registerForWebinar(id: $id) {
    id
    isRegistered
    joinUrl
  }
}
    `;
export function useRegisterForWebinarMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RegisterForWebinarMutation, RegisterForWebinarMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RegisterForWebinarMutation, RegisterForWebinarMutationVariables>(RegisterForWebinarDocument, options);
      }
export const UnregisterFromWebinarDocument: TypedDocumentNode<UnregisterFromWebinarMutation, UnregisterFromWebinarMutationVariables> = gql`
    mutation UnregisterFromWebinar($id: ID!) {
  unregisterFromWebinar(id: $id) {
    id
    isRegistered
    joinUrl
  }
}
    `;
export function useUnregisterFromWebinarMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UnregisterFromWebinarMutation, UnregisterFromWebinarMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UnregisterFromWebinarMutation, UnregisterFromWebinarMutationVariables>(UnregisterFromWebinarDocument, options);
      }
export const PartnerPageDocument: TypedDocumentNode<PartnerPageQuery, PartnerPageQueryVariables> = gql`
    query PartnerPage($path: String!, $listing: ListingInput) {
  partnerPage(path: $path, listing: $listing) {
    id
    partnerId
    heading
    summary
    callToAction {
      __typename
      ...ExternalFacts
      ...FormFacts
      ...CouponActionFacts
      ...AppFacts
    }
    learnMoreUrl
    gets
    audience
    steps {
      title
      text
      action {
        __typename
        ...ExternalFacts
        ...FormFacts
        ...CouponActionFacts
        ...AppFacts
      }
    }
    terms
    shares
    checkedOn
    offer {
      ...OfferFacts
    }
    otherPages {
      path
      heading
    }
    related {
      ...OfferFacts
    }
    dealings {
      ...Dealings
    }
  }
}
    ${ExternalFactsFragmentDoc}
${FormFactsFragmentDoc}
${CouponActionFactsFragmentDoc}
${AppFactsFragmentDoc}
${OfferFactsFragmentDoc}
${DealingsFragmentDoc}`;
export function usePartnerPageQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PartnerPageQuery, PartnerPageQueryVariables> & ({ variables: PartnerPageQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PartnerPageQuery, PartnerPageQueryVariables>(PartnerPageDocument, options);
      }
export const IssueCouponDocument: TypedDocumentNode<IssueCouponMutation, IssueCouponMutationVariables> = gql`
    mutation IssueCoupon($partnerId: Int!) {
  issueCoupon(partnerId: $partnerId) {
    ...Dealings
  }
}
    ${DealingsFragmentDoc}`;
export function useIssueCouponMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<IssueCouponMutation, IssueCouponMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<IssueCouponMutation, IssueCouponMutationVariables>(IssueCouponDocument, options);
      }
export const MailCouponDocument: TypedDocumentNode<MailCouponMutation, MailCouponMutationVariables> = gql`
    mutation MailCoupon($partnerId: Int!) {
  mailCoupon(partnerId: $partnerId) {
    accepted
  }
}
    `;
export function useMailCouponMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MailCouponMutation, MailCouponMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MailCouponMutation, MailCouponMutationVariables>(MailCouponDocument, options);
      }
export const ConnectAccountDocument: TypedDocumentNode<ConnectAccountMutation, ConnectAccountMutationVariables> = gql`
    mutation ConnectAccount($partnerId: Int!, $connection: AccountConnectionInput!, $replaces: String) {
  connectAccount(
    partnerId: $partnerId
    connection: $connection
    replaces: $replaces
  ) {
    ...Dealings
  }
}
    ${DealingsFragmentDoc}`;
export function useConnectAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConnectAccountMutation, ConnectAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConnectAccountMutation, ConnectAccountMutationVariables>(ConnectAccountDocument, options);
      }
export const DisconnectAccountDocument: TypedDocumentNode<DisconnectAccountMutation, DisconnectAccountMutationVariables> = gql`
    mutation DisconnectAccount($partnerId: Int!) {
  disconnectAccount(partnerId: $partnerId) {
    ...Dealings
  }
}
    ${DealingsFragmentDoc}`;
export function useDisconnectAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DisconnectAccountMutation, DisconnectAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DisconnectAccountMutation, DisconnectAccountMutationVariables>(DisconnectAccountDocument, options);
      }
export const RequestCallDocument: TypedDocumentNode<RequestCallMutation, RequestCallMutationVariables> = gql`
    mutation RequestCall($partnerId: Int!, $request: CallRequestInput!) {
  requestCall(partnerId: $partnerId, request: $request) {
    ...Dealings
  }
}
    ${DealingsFragmentDoc}`;
export function useRequestCallMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestCallMutation, RequestCallMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestCallMutation, RequestCallMutationVariables>(RequestCallDocument, options);
      }
export const AwaitOfferDocument: TypedDocumentNode<AwaitOfferMutation, AwaitOfferMutationVariables> = gql`
    mutation AwaitOffer($partnerId: Int!, $awaited: Awaited!) {
  awaitOffer(partnerId: $partnerId, awaited: $awaited) {
    ...Dealings
  }
}
    ${DealingsFragmentDoc}`;
export function useAwaitOfferMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AwaitOfferMutation, AwaitOfferMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AwaitOfferMutation, AwaitOfferMutationVariables>(AwaitOfferDocument, options);
      }
export const ProductRequestsDocument: TypedDocumentNode<ProductRequestsQuery, ProductRequestsQueryVariables> = gql`
    query ProductRequests {
  productRequests {
    id
    reference
    name
    status
    statusReason
    partner {
      id
      title
      path
      isIncluded
    }
    askedBy
    askedOn
    votes
    canWithdraw
  }
  partnerRequests {
    id
    partner {
      id
      title
      path
      isIncluded
    }
    status
    statusReason
    askedBy
    askedOn
  }
}
    `;
export function useProductRequestsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ProductRequestsQuery, ProductRequestsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProductRequestsQuery, ProductRequestsQueryVariables>(ProductRequestsDocument, options);
      }
export const WithdrawProductRequestDocument: TypedDocumentNode<WithdrawProductRequestMutation, WithdrawProductRequestMutationVariables> = gql`
    mutation WithdrawProductRequest($id: ID!) {
  withdrawProductRequest(id: $id) {
    id
    status
    canWithdraw
  }
}
    `;
export function useWithdrawProductRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawProductRequestMutation, WithdrawProductRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawProductRequestMutation, WithdrawProductRequestMutationVariables>(WithdrawProductRequestDocument, options);
      }
