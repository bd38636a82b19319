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

export type OfferFactsFragment = { id: string, partnerId: number, benefit: string, value: string, endsOn: string | null, state: OfferState, stateChangedOn: string | null, stateChangedBy: string | null, category: { id: string, name: string } };

export type DashboardOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardOffersQuery = { offers: Array<{ id: string, partnerId: number, benefit: string, value: string, endsOn: string | null, state: OfferState, stateChangedOn: string | null, stateChangedBy: string | null, category: { id: string, name: string } }> };

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

type Action_AppAction_Fragment = { __typename: 'AppAction', iosUrl: string, androidUrl: string, code: { path: string, size: number } };

type Action_CouponAction_Fragment = { __typename: 'CouponAction', label: string };

type Action_ExternalAction_Fragment = { __typename: 'ExternalAction', label: string, url: string };

type Action_FormAction_Fragment = { __typename: 'FormAction', label: string, form: PartnerForm };

export type ActionFragment =
  | Action_AppAction_Fragment
  | Action_CouponAction_Fragment
  | Action_ExternalAction_Fragment
  | Action_FormAction_Fragment
;

export type DealingsFragment = { id: string, hasCoupons: boolean, awaited: Array<Awaited>, coupon: { code: string, issuedOn: string } | null, account: { code: string, email: string, connectedOn: string } | null, callRequest: { phone: string, bestTime: CallTime, note: string | null, requestedOn: string } | null };

export type PartnerPageQueryVariables = Exact<{
  path: string;
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
export const ActionFragmentDoc = gql`
    fragment Action on CallToAction {
  __typename
  ... on ExternalAction {
    label
    url
  }
  ... on FormAction {
    label
    form
  }
  ... on CouponAction {
    label
  }
  ... on AppAction {
    iosUrl
    androidUrl
    code {
      path
      size
    }
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
export const PartnerPageDocument = gql`
    query PartnerPage($path: String!) {
  partnerPage(path: $path) {
    id
    partnerId
    heading
    summary
    callToAction {
      ...Action
    }
    learnMoreUrl
    gets
    audience
    steps {
      title
      text
      action {
        ...Action
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
    ${ActionFragmentDoc}
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
    mutation ConnectAccount($partnerId: Int!, $connection: AccountConnectionInput!) {
  connectAccount(partnerId: $partnerId, connection: $connection) {
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