/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ContactWay =
  | 'EMAIL'
  | 'PHONE';

export type OfferState =
  | 'AVAILABLE'
  | 'STARTED'
  | 'USED';

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

export type DashboardOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardOffersQuery = { offers: Array<{ id: string, partnerId: number, benefit: string, value: string, state: OfferState, stateChangedOn: string | null, category: { id: string, name: string } }> };

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

export type ProductRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductRequestsQuery = { productRequests: Array<{ id: string, reference: string, name: string, status: ProductRequestStatus, statusReason: string | null, askedBy: string, askedOn: string, votes: number, canWithdraw: boolean }> };

export type SubmitProductRequestMutationVariables = Exact<{
  request: ProductRequestInput;
}>;


export type SubmitProductRequestMutation = { submitProductRequest: { id: string, reference: string, name: string, status: ProductRequestStatus, statusReason: string | null, askedBy: string, askedOn: string, votes: number, canWithdraw: boolean } };

export type WithdrawProductRequestMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawProductRequestMutation = { withdrawProductRequest: { id: string, status: ProductRequestStatus, canWithdraw: boolean } };

export type VoteForProductRequestMutationVariables = Exact<{
  id: string;
}>;


export type VoteForProductRequestMutation = { voteForProductRequest: { reference: string, votes: number } };


export const DashboardOffersDocument = gql`
    query DashboardOffers {
  offers {
    id
    partnerId
    category {
      id
      name
    }
    benefit
    value
    state
    stateChangedOn
  }
}
    `;
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
export const ProductRequestsDocument = gql`
    query ProductRequests {
  productRequests {
    id
    reference
    name
    status
    statusReason
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