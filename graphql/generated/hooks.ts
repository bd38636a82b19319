/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AccountConnectionInput = {
  code?: string | null | undefined;
  email?: string | null | undefined;
};

/** How far an application to be an affiliate is. */
export type ApplicationState =
  | 'APPROVED'
  | 'INFO_REQUESTED'
  | 'PENDING'
  | 'REJECTED'
  | 'SUSPENDED';

export type Awaited =
  | 'COUPON'
  | 'OFFER';

export type CallRequestInput = {
  bestTime?: string | null | undefined;
  note?: string | null | undefined;
  phone?: string | null | undefined;
};

export type CallTime =
  | 'AFTERNOON'
  | 'EVENING'
  | 'MIDDAY'
  | 'MORNING';

export type ContactWay =
  | 'EMAIL'
  | 'PHONE';

export type EntitlementState =
  | 'DENIED'
  | 'GRANTED'
  | 'NONE'
  /** Somebody of the company asked for it. */
  | 'REQUESTED';

/** What is drawn beside a section. */
export type IntroductionDrawing =
  | 'FRAME'
  | 'GAP'
  | 'HOIST'
  | 'PLAN'
  | 'PORTAL';

/** An offer's link that was pressed. */
export type LeadInput = {
  kind: LeadKind;
  /** When it was pressed, by the browser's clock. */
  madeAt: string;
  partnerId: number;
  place: LeadPlace;
};

export type LeadKind =
  | 'CALL_TO_ACTION'
  | 'LEARN_MORE';

export type LeadPlace =
  | 'CARD'
  | 'PARTNER_PAGE';

export type OfferState =
  | 'AVAILABLE'
  | 'STARTED'
  | 'USED';

export type PartnerForm =
  | 'CALL_BACK'
  | 'CONNECT_ACCOUNT';

/** What somebody asks for (screens 2.15); checked by the rules that the form has. */
export type ProductRequestInput = {
  /** Name of a category, or Other. */
  category?: string | null | undefined;
  /** How the person wants to be asked back; null where they do not. */
  contactBy?: ContactWay | null | undefined;
  /**
   * Chosen by the page, the same as long as it sends the same answers: a request whose answer was lost is not made
   * twice. 8 to 64 letters, digits and hyphens.
   */
  key: string;
  name: string;
  /** How many people would use it. */
  people?: number | null | undefined;
  reason: string;
  website?: string | null | undefined;
};

export type ProductRequestStatus =
  | 'AVAILABLE'
  | 'DECLINED'
  | 'IN_REVIEW'
  | 'MERGED'
  | 'PLANNED'
  | 'SUBMITTED'
  | 'WITHDRAWN';

/** The parts that `PendingProfile.missing` asks for, and what may be told beside them. */
export type ProfileInput = {
  companyName?: string | null | undefined;
  firstName?: string | null | undefined;
  jobTitle?: string | null | undefined;
  lastName?: string | null | undefined;
  password?: string | null | undefined;
  phone?: string | null | undefined;
  terms?: boolean | null | undefined;
  /** A name of the IANA time zone database, such as America/Chicago. */
  timeZone?: string | null | undefined;
};

/** A part that a profile lacks. */
export type ProfilePart =
  | 'COMPANY_NAME'
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'PASSWORD'
  | 'PHONE'
  | 'TERMS';

/** What a visitor tells to register (screens 2.3); checked by the rules that the form has. */
export type RegistrationInput = {
  companyName: string;
  email: string;
  firstName: string;
  heardFrom?: string | null | undefined;
  lastName: string;
  offerNews?: boolean | null | undefined;
  password: string;
  /** US number; an affiliate may leave it out. */
  phone?: string | null | undefined;
  /** The affiliate who referred them; the house's own where it is left out. */
  sponsorId?: number | null | undefined;
  terms: boolean;
  /** Of the enumeration `userTypes`: 1 refers businesses, 2 wants offers. */
  userTypeId: number;
  /** Affiliates only. */
  website?: string | null | undefined;
};

/** Whom a training is for. Everybody may read all of them. */
export type TrainingAudience =
  | 'EVERYBODY'
  | 'OWNERS';

export type OwnApplicationFieldsFragment = { id: string, state: ApplicationState, question: string | null, answer: string | null, reason: string | null, version: number };

export type OwnApplicationQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnApplicationQuery = { ownApplication: { id: string, state: ApplicationState, question: string | null, answer: string | null, reason: string | null, version: number } | null };

export type AnswerApplicationQuestionMutationVariables = Exact<{
  version: number;
  answer: string;
}>;


export type AnswerApplicationQuestionMutation = { answerApplicationQuestion: { id: string, state: ApplicationState, question: string | null, answer: string | null, reason: string | null, version: number } };

export type OfferFactsFragment = { id: string, partnerId: number, benefit: string, value: string, endsOn: string | null, state: OfferState, stateChangedOn: string | null, stateChangedBy: string | null, category: { id: string, name: string } };

export type DashboardOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardOffersQuery = { offers: Array<{ id: string, partnerId: number, benefit: string, value: string, endsOn: string | null, state: OfferState, stateChangedOn: string | null, stateChangedBy: string | null, category: { id: string, name: string } }> };

export type EndingCertificatesQueryVariables = Exact<{ [key: string]: never; }>;


export type EndingCertificatesQuery = { endingCertificates: { count: number, firstOn: string, isOver: boolean } | null };

export type RegisterMutationVariables = Exact<{
  registration: RegistrationInput;
}>;


export type RegisterMutation = { register: { accepted: boolean } };

export type RequestVerificationMutationVariables = Exact<{
  email: string;
}>;


export type RequestVerificationMutation = { requestVerification: { accepted: boolean } };

export type RenewLinkMutationVariables = Exact<{
  token: string;
}>;


export type RenewLinkMutation = { renewLink: { accepted: boolean } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { verifyEmail: { profileTicket: string | null } };

export type RequestInvitationMutationVariables = Exact<{
  token: string;
}>;


export type RequestInvitationMutation = { requestInvitation: { accepted: boolean } };

export type PendingProfileQueryVariables = Exact<{
  ticket: string;
}>;


export type PendingProfileQuery = { pendingProfile: { email: string, firstName: string, lastName: string, companyName: string | null, phone: string | null, invitedBy: string | null, missing: Array<ProfilePart> } };

export type CompleteProfileMutationVariables = Exact<{
  ticket: string;
  profile: ProfileInput;
}>;


export type CompleteProfileMutation = { completeProfile: { roleId: number, isUnderReview: boolean } };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { accepted: boolean } };

export type PasswordResetLinkQueryVariables = Exact<{
  token: string;
}>;


export type PasswordResetLinkQuery = { passwordResetLink: { email: string } };

export type ResetPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: { accepted: boolean } };

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

export type DealingsFragment = { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null };

export type PartnerPageQueryVariables = Exact<{
  path: string;
  asDrafted?: boolean | null | undefined;
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
       | null }>, offer: { id: string, partnerId: number, benefit: string, value: string, endsOn: string | null, state: OfferState, stateChangedOn: string | null, stateChangedBy: string | null, category: { id: string, name: string } }, otherPages: Array<{ path: string, heading: string }>, related: Array<{ id: string, partnerId: number, benefit: string, value: string, endsOn: string | null, state: OfferState, stateChangedOn: string | null, stateChangedBy: string | null, category: { id: string, name: string } }>, dealings: { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null } | null } | null };

export type RecordLeadsMutationVariables = Exact<{
  leads: Array<LeadInput> | LeadInput;
}>;


export type RecordLeadsMutation = { recordLeads: Array<{ id: string, state: OfferState, stateChangedOn: string | null, stateChangedBy: string | null }> };

export type IssueCouponMutationVariables = Exact<{
  partnerId: number;
}>;


export type IssueCouponMutation = { issueCoupon: { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null } };

export type MailCouponMutationVariables = Exact<{
  partnerId: number;
}>;


export type MailCouponMutation = { mailCoupon: { accepted: boolean } };

export type ConnectAccountMutationVariables = Exact<{
  partnerId: number;
  connection: AccountConnectionInput;
  replaces?: string | null | undefined;
}>;


export type ConnectAccountMutation = { connectAccount: { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null } };

export type DisconnectAccountMutationVariables = Exact<{
  partnerId: number;
}>;


export type DisconnectAccountMutation = { disconnectAccount: { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null } };

export type RequestCallMutationVariables = Exact<{
  partnerId: number;
  request: CallRequestInput;
}>;


export type RequestCallMutation = { requestCall: { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null } };

export type AwaitOfferMutationVariables = Exact<{
  partnerId: number;
  awaited: Awaited;
}>;


export type AwaitOfferMutation = { awaitOffer: { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null } };

export type PartnerStandingQueryVariables = Exact<{
  partnerId: string;
}>;


export type PartnerStandingQuery = { partnerStanding: { partnerId: string, state: EntitlementState, reason: string | null, since: string | null, askedBy: string | null } };

export type RequestPartnerMutationVariables = Exact<{
  partnerId: string;
  reason: string;
}>;


export type RequestPartnerMutation = { requestPartner: { partnerId: string, reason: string, askedOn: string } };

export type ProductRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductRequestsQuery = { productRequests: Array<{ id: string, reference: string, name: string, status: ProductRequestStatus, statusReason: string | null, askedBy: string, askedOn: string, votes: number, canWithdraw: boolean, partner: { id: string, title: string, path: string | null, isIncluded: boolean } | null }> };

export type SubmitProductRequestMutationVariables = Exact<{
  request: ProductRequestInput;
}>;


export type SubmitProductRequestMutation = { submitProductRequest: { id: string, reference: string, name: string, status: ProductRequestStatus, statusReason: string | null, askedBy: string, askedOn: string, votes: number, canWithdraw: boolean, partner: { id: string, title: string, path: string | null, isIncluded: boolean } | null } };

export type WithdrawProductRequestMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawProductRequestMutation = { withdrawProductRequest: { id: string, status: ProductRequestStatus, canWithdraw: boolean } };

export type VoteForProductRequestMutationVariables = Exact<{
  id: string;
}>;


export type VoteForProductRequestMutation = { voteForProductRequest: { reference: string, votes: number } };

export const OwnApplicationFieldsFragmentDoc = gql`
    fragment OwnApplicationFields on OwnApplication {
  id
  state
  question
  answer
  reason
  version
}
    `;
export const OfferFactsFragmentDoc = gql`
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
export const ExternalFactsFragmentDoc = gql`
    fragment ExternalFacts on ExternalAction {
  label
  url
}
    `;
export const FormFactsFragmentDoc = gql`
    fragment FormFacts on FormAction {
  label
  form
}
    `;
export const CouponActionFactsFragmentDoc = gql`
    fragment CouponActionFacts on CouponAction {
  label
}
    `;
export const AppFactsFragmentDoc = gql`
    fragment AppFacts on AppAction {
  iosUrl
  androidUrl
  code {
    path
    size
  }
}
    `;
export const DealingsFragmentDoc = gql`
    fragment Dealings on PartnerDealings {
  id
  coupon {
    code
    issuedOn
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
export const OwnApplicationDocument = gql`
    query OwnApplication {
  ownApplication {
    ...OwnApplicationFields
  }
}
    ${OwnApplicationFieldsFragmentDoc}`;
export function useOwnApplicationQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OwnApplicationQuery, OwnApplicationQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OwnApplicationQuery, OwnApplicationQueryVariables>(OwnApplicationDocument, options);
      }
export function useOwnApplicationLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OwnApplicationQuery, OwnApplicationQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OwnApplicationQuery, OwnApplicationQueryVariables>(OwnApplicationDocument, options);
        }
export type OwnApplicationQueryHookResult = ReturnType<typeof useOwnApplicationQuery>;
export type OwnApplicationLazyQueryHookResult = ReturnType<typeof useOwnApplicationLazyQuery>;
export type OwnApplicationQueryResult = ApolloReactCommon.QueryResult<OwnApplicationQuery, OwnApplicationQueryVariables>;
export const AnswerApplicationQuestionDocument = gql`
    mutation AnswerApplicationQuestion($version: Int!, $answer: String!) {
  answerApplicationQuestion(version: $version, answer: $answer) {
    ...OwnApplicationFields
  }
}
    ${OwnApplicationFieldsFragmentDoc}`;
export function useAnswerApplicationQuestionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AnswerApplicationQuestionMutation, AnswerApplicationQuestionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AnswerApplicationQuestionMutation, AnswerApplicationQuestionMutationVariables>(AnswerApplicationQuestionDocument, options);
      }
export type AnswerApplicationQuestionMutationHookResult = ReturnType<typeof useAnswerApplicationQuestionMutation>;
export type AnswerApplicationQuestionMutationResult = ApolloReactCommon.MutationResult<AnswerApplicationQuestionMutation>;
export const DashboardOffersDocument = gql`
    query DashboardOffers {
  offers {
    ...OfferFacts
  }
}
    ${OfferFactsFragmentDoc}`;
export function useDashboardOffersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DashboardOffersQuery, DashboardOffersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DashboardOffersQuery, DashboardOffersQueryVariables>(DashboardOffersDocument, options);
      }
export function useDashboardOffersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DashboardOffersQuery, DashboardOffersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DashboardOffersQuery, DashboardOffersQueryVariables>(DashboardOffersDocument, options);
        }
export type DashboardOffersQueryHookResult = ReturnType<typeof useDashboardOffersQuery>;
export type DashboardOffersLazyQueryHookResult = ReturnType<typeof useDashboardOffersLazyQuery>;
export type DashboardOffersQueryResult = ApolloReactCommon.QueryResult<DashboardOffersQuery, DashboardOffersQueryVariables>;
export const EndingCertificatesDocument = gql`
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
export function useEndingCertificatesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EndingCertificatesQuery, EndingCertificatesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EndingCertificatesQuery, EndingCertificatesQueryVariables>(EndingCertificatesDocument, options);
        }
export type EndingCertificatesQueryHookResult = ReturnType<typeof useEndingCertificatesQuery>;
export type EndingCertificatesLazyQueryHookResult = ReturnType<typeof useEndingCertificatesLazyQuery>;
export type EndingCertificatesQueryResult = ApolloReactCommon.QueryResult<EndingCertificatesQuery, EndingCertificatesQueryVariables>;
export const RegisterDocument = gql`
    mutation Register($registration: RegistrationInput!) {
  register(registration: $registration) {
    accepted
  }
}
    `;
export function useRegisterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RegisterMutation, RegisterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options);
      }
export type RegisterMutationHookResult = ReturnType<typeof useRegisterMutation>;
export type RegisterMutationResult = ApolloReactCommon.MutationResult<RegisterMutation>;
export const RequestVerificationDocument = gql`
    mutation RequestVerification($email: String!) {
  requestVerification(email: $email) {
    accepted
  }
}
    `;
export function useRequestVerificationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestVerificationMutation, RequestVerificationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestVerificationMutation, RequestVerificationMutationVariables>(RequestVerificationDocument, options);
      }
export type RequestVerificationMutationHookResult = ReturnType<typeof useRequestVerificationMutation>;
export type RequestVerificationMutationResult = ApolloReactCommon.MutationResult<RequestVerificationMutation>;
export const RenewLinkDocument = gql`
    mutation RenewLink($token: String!) {
  renewLink(token: $token) {
    accepted
  }
}
    `;
export function useRenewLinkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RenewLinkMutation, RenewLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RenewLinkMutation, RenewLinkMutationVariables>(RenewLinkDocument, options);
      }
export type RenewLinkMutationHookResult = ReturnType<typeof useRenewLinkMutation>;
export type RenewLinkMutationResult = ApolloReactCommon.MutationResult<RenewLinkMutation>;
export const VerifyEmailDocument = gql`
    mutation VerifyEmail($token: String!) {
  verifyEmail(token: $token) {
    profileTicket
  }
}
    `;
export function useVerifyEmailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VerifyEmailMutation, VerifyEmailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyEmailMutation, VerifyEmailMutationVariables>(VerifyEmailDocument, options);
      }
export type VerifyEmailMutationHookResult = ReturnType<typeof useVerifyEmailMutation>;
export type VerifyEmailMutationResult = ApolloReactCommon.MutationResult<VerifyEmailMutation>;
export const RequestInvitationDocument = gql`
    mutation RequestInvitation($token: String!) {
  requestInvitation(token: $token) {
    accepted
  }
}
    `;
export function useRequestInvitationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestInvitationMutation, RequestInvitationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestInvitationMutation, RequestInvitationMutationVariables>(RequestInvitationDocument, options);
      }
export type RequestInvitationMutationHookResult = ReturnType<typeof useRequestInvitationMutation>;
export type RequestInvitationMutationResult = ApolloReactCommon.MutationResult<RequestInvitationMutation>;
export const PendingProfileDocument = gql`
    query PendingProfile($ticket: String!) {
  pendingProfile(ticket: $ticket) {
    email
    firstName
    lastName
    companyName
    phone
    invitedBy
    missing
  }
}
    `;
export function usePendingProfileQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PendingProfileQuery, PendingProfileQueryVariables> & ({ variables: PendingProfileQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PendingProfileQuery, PendingProfileQueryVariables>(PendingProfileDocument, options);
      }
export function usePendingProfileLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PendingProfileQuery, PendingProfileQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PendingProfileQuery, PendingProfileQueryVariables>(PendingProfileDocument, options);
        }
export type PendingProfileQueryHookResult = ReturnType<typeof usePendingProfileQuery>;
export type PendingProfileLazyQueryHookResult = ReturnType<typeof usePendingProfileLazyQuery>;
export type PendingProfileQueryResult = ApolloReactCommon.QueryResult<PendingProfileQuery, PendingProfileQueryVariables>;
export const CompleteProfileDocument = gql`
    mutation CompleteProfile($ticket: String!, $profile: ProfileInput!) {
  completeProfile(ticket: $ticket, profile: $profile) {
    roleId
    isUnderReview
  }
}
    `;
export function useCompleteProfileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CompleteProfileMutation, CompleteProfileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CompleteProfileMutation, CompleteProfileMutationVariables>(CompleteProfileDocument, options);
      }
export type CompleteProfileMutationHookResult = ReturnType<typeof useCompleteProfileMutation>;
export type CompleteProfileMutationResult = ApolloReactCommon.MutationResult<CompleteProfileMutation>;
export const RequestPasswordResetDocument = gql`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) {
    accepted
  }
}
    `;
export function useRequestPasswordResetMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(RequestPasswordResetDocument, options);
      }
export type RequestPasswordResetMutationHookResult = ReturnType<typeof useRequestPasswordResetMutation>;
export type RequestPasswordResetMutationResult = ApolloReactCommon.MutationResult<RequestPasswordResetMutation>;
export const PasswordResetLinkDocument = gql`
    query PasswordResetLink($token: String!) {
  passwordResetLink(token: $token) {
    email
  }
}
    `;
export function usePasswordResetLinkQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PasswordResetLinkQuery, PasswordResetLinkQueryVariables> & ({ variables: PasswordResetLinkQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PasswordResetLinkQuery, PasswordResetLinkQueryVariables>(PasswordResetLinkDocument, options);
      }
export function usePasswordResetLinkLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PasswordResetLinkQuery, PasswordResetLinkQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PasswordResetLinkQuery, PasswordResetLinkQueryVariables>(PasswordResetLinkDocument, options);
        }
export type PasswordResetLinkQueryHookResult = ReturnType<typeof usePasswordResetLinkQuery>;
export type PasswordResetLinkLazyQueryHookResult = ReturnType<typeof usePasswordResetLinkLazyQuery>;
export type PasswordResetLinkQueryResult = ApolloReactCommon.QueryResult<PasswordResetLinkQuery, PasswordResetLinkQueryVariables>;
export const ResetPasswordDocument = gql`
    mutation ResetPassword($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password) {
    accepted
  }
}
    `;
export function useResetPasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResetPasswordMutation, ResetPasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options);
      }
export type ResetPasswordMutationHookResult = ReturnType<typeof useResetPasswordMutation>;
export type ResetPasswordMutationResult = ApolloReactCommon.MutationResult<ResetPasswordMutation>;
export const FaqDocument = gql`
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
export function useFaqLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FaqQuery, FaqQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FaqQuery, FaqQueryVariables>(FaqDocument, options);
        }
export type FaqQueryHookResult = ReturnType<typeof useFaqQuery>;
export type FaqLazyQueryHookResult = ReturnType<typeof useFaqLazyQuery>;
export type FaqQueryResult = ApolloReactCommon.QueryResult<FaqQuery, FaqQueryVariables>;
export const RateAnswerDocument = gql`
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
export type RateAnswerMutationHookResult = ReturnType<typeof useRateAnswerMutation>;
export type RateAnswerMutationResult = ApolloReactCommon.MutationResult<RateAnswerMutation>;
export const IntroductionDocument = gql`
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
export function useIntroductionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<IntroductionQuery, IntroductionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<IntroductionQuery, IntroductionQueryVariables>(IntroductionDocument, options);
        }
export type IntroductionQueryHookResult = ReturnType<typeof useIntroductionQuery>;
export type IntroductionLazyQueryHookResult = ReturnType<typeof useIntroductionLazyQuery>;
export type IntroductionQueryResult = ApolloReactCommon.QueryResult<IntroductionQuery, IntroductionQueryVariables>;
export const TrainingsDocument = gql`
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
export function useTrainingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TrainingsQuery, TrainingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TrainingsQuery, TrainingsQueryVariables>(TrainingsDocument, options);
        }
export type TrainingsQueryHookResult = ReturnType<typeof useTrainingsQuery>;
export type TrainingsLazyQueryHookResult = ReturnType<typeof useTrainingsLazyQuery>;
export type TrainingsQueryResult = ApolloReactCommon.QueryResult<TrainingsQuery, TrainingsQueryVariables>;
export const MarkTrainingDocument = gql`
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
export type MarkTrainingMutationHookResult = ReturnType<typeof useMarkTrainingMutation>;
export type MarkTrainingMutationResult = ApolloReactCommon.MutationResult<MarkTrainingMutation>;
export const WebinarsDocument = gql`
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
export function useWebinarsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebinarsQuery, WebinarsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebinarsQuery, WebinarsQueryVariables>(WebinarsDocument, options);
        }
export type WebinarsQueryHookResult = ReturnType<typeof useWebinarsQuery>;
export type WebinarsLazyQueryHookResult = ReturnType<typeof useWebinarsLazyQuery>;
export type WebinarsQueryResult = ApolloReactCommon.QueryResult<WebinarsQuery, WebinarsQueryVariables>;
export const RegisterForWebinarDocument = gql`
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
export type RegisterForWebinarMutationHookResult = ReturnType<typeof useRegisterForWebinarMutation>;
export type RegisterForWebinarMutationResult = ApolloReactCommon.MutationResult<RegisterForWebinarMutation>;
export const UnregisterFromWebinarDocument = gql`
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
export type UnregisterFromWebinarMutationHookResult = ReturnType<typeof useUnregisterFromWebinarMutation>;
export type UnregisterFromWebinarMutationResult = ApolloReactCommon.MutationResult<UnregisterFromWebinarMutation>;
export const PartnerPageDocument = gql`
    query PartnerPage($path: String!, $asDrafted: Boolean) {
  partnerPage(path: $path, asDrafted: $asDrafted) {
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
export function usePartnerPageLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PartnerPageQuery, PartnerPageQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PartnerPageQuery, PartnerPageQueryVariables>(PartnerPageDocument, options);
        }
export type PartnerPageQueryHookResult = ReturnType<typeof usePartnerPageQuery>;
export type PartnerPageLazyQueryHookResult = ReturnType<typeof usePartnerPageLazyQuery>;
export type PartnerPageQueryResult = ApolloReactCommon.QueryResult<PartnerPageQuery, PartnerPageQueryVariables>;
export const RecordLeadsDocument = gql`
    mutation RecordLeads($leads: [LeadInput!]!) {
  recordLeads(leads: $leads) {
    id
    state
    stateChangedOn
    stateChangedBy
  }
}
    `;
export function useRecordLeadsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RecordLeadsMutation, RecordLeadsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RecordLeadsMutation, RecordLeadsMutationVariables>(RecordLeadsDocument, options);
      }
export type RecordLeadsMutationHookResult = ReturnType<typeof useRecordLeadsMutation>;
export type RecordLeadsMutationResult = ApolloReactCommon.MutationResult<RecordLeadsMutation>;
export const IssueCouponDocument = gql`
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
export type IssueCouponMutationHookResult = ReturnType<typeof useIssueCouponMutation>;
export type IssueCouponMutationResult = ApolloReactCommon.MutationResult<IssueCouponMutation>;
export const MailCouponDocument = gql`
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
export type MailCouponMutationHookResult = ReturnType<typeof useMailCouponMutation>;
export type MailCouponMutationResult = ApolloReactCommon.MutationResult<MailCouponMutation>;
export const ConnectAccountDocument = gql`
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
export type ConnectAccountMutationHookResult = ReturnType<typeof useConnectAccountMutation>;
export type ConnectAccountMutationResult = ApolloReactCommon.MutationResult<ConnectAccountMutation>;
export const DisconnectAccountDocument = gql`
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
export type DisconnectAccountMutationHookResult = ReturnType<typeof useDisconnectAccountMutation>;
export type DisconnectAccountMutationResult = ApolloReactCommon.MutationResult<DisconnectAccountMutation>;
export const RequestCallDocument = gql`
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
export type RequestCallMutationHookResult = ReturnType<typeof useRequestCallMutation>;
export type RequestCallMutationResult = ApolloReactCommon.MutationResult<RequestCallMutation>;
export const AwaitOfferDocument = gql`
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
export type AwaitOfferMutationHookResult = ReturnType<typeof useAwaitOfferMutation>;
export type AwaitOfferMutationResult = ApolloReactCommon.MutationResult<AwaitOfferMutation>;
export const PartnerStandingDocument = gql`
    query PartnerStanding($partnerId: ID!) {
  partnerStanding(partnerId: $partnerId) {
    partnerId
    state
    reason
    since
    askedBy
  }
}
    `;
export function usePartnerStandingQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PartnerStandingQuery, PartnerStandingQueryVariables> & ({ variables: PartnerStandingQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PartnerStandingQuery, PartnerStandingQueryVariables>(PartnerStandingDocument, options);
      }
export function usePartnerStandingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PartnerStandingQuery, PartnerStandingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PartnerStandingQuery, PartnerStandingQueryVariables>(PartnerStandingDocument, options);
        }
export type PartnerStandingQueryHookResult = ReturnType<typeof usePartnerStandingQuery>;
export type PartnerStandingLazyQueryHookResult = ReturnType<typeof usePartnerStandingLazyQuery>;
export type PartnerStandingQueryResult = ApolloReactCommon.QueryResult<PartnerStandingQuery, PartnerStandingQueryVariables>;
export const RequestPartnerDocument = gql`
    mutation RequestPartner($partnerId: ID!, $reason: String!) {
  requestPartner(partnerId: $partnerId, reason: $reason) {
    partnerId
    reason
    askedOn
  }
}
    `;
export function useRequestPartnerMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestPartnerMutation, RequestPartnerMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestPartnerMutation, RequestPartnerMutationVariables>(RequestPartnerDocument, options);
      }
export type RequestPartnerMutationHookResult = ReturnType<typeof useRequestPartnerMutation>;
export type RequestPartnerMutationResult = ApolloReactCommon.MutationResult<RequestPartnerMutation>;
export const ProductRequestsDocument = gql`
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
}
    `;
export function useProductRequestsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ProductRequestsQuery, ProductRequestsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ProductRequestsQuery, ProductRequestsQueryVariables>(ProductRequestsDocument, options);
      }
export function useProductRequestsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ProductRequestsQuery, ProductRequestsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ProductRequestsQuery, ProductRequestsQueryVariables>(ProductRequestsDocument, options);
        }
export type ProductRequestsQueryHookResult = ReturnType<typeof useProductRequestsQuery>;
export type ProductRequestsLazyQueryHookResult = ReturnType<typeof useProductRequestsLazyQuery>;
export type ProductRequestsQueryResult = ApolloReactCommon.QueryResult<ProductRequestsQuery, ProductRequestsQueryVariables>;
export const SubmitProductRequestDocument = gql`
    mutation SubmitProductRequest($request: ProductRequestInput!) {
  submitProductRequest(request: $request) {
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
}
    `;
export function useSubmitProductRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitProductRequestMutation, SubmitProductRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitProductRequestMutation, SubmitProductRequestMutationVariables>(SubmitProductRequestDocument, options);
      }
export type SubmitProductRequestMutationHookResult = ReturnType<typeof useSubmitProductRequestMutation>;
export type SubmitProductRequestMutationResult = ApolloReactCommon.MutationResult<SubmitProductRequestMutation>;
export const WithdrawProductRequestDocument = gql`
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
export type WithdrawProductRequestMutationHookResult = ReturnType<typeof useWithdrawProductRequestMutation>;
export type WithdrawProductRequestMutationResult = ApolloReactCommon.MutationResult<WithdrawProductRequestMutation>;
export const VoteForProductRequestDocument = gql`
    mutation VoteForProductRequest($id: ID!) {
  voteForProductRequest(id: $id) {
    reference
    votes
  }
}
    `;
export function useVoteForProductRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VoteForProductRequestMutation, VoteForProductRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VoteForProductRequestMutation, VoteForProductRequestMutationVariables>(VoteForProductRequestDocument, options);
      }
export type VoteForProductRequestMutationHookResult = ReturnType<typeof useVoteForProductRequestMutation>;
export type VoteForProductRequestMutationResult = ApolloReactCommon.MutationResult<VoteForProductRequestMutation>;