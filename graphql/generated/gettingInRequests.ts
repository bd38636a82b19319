/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RequestDocument } from '#api/requestDocument.ts';
/** Answers for the parts in `PendingProfile.missing`, and optional details. Answers for other parts are ignored. */
export type ProfileInput = {
  companyName?: string | null | undefined;
  firstName?: string | null | undefined;
  jobTitle?: string | null | undefined;
  lastName?: string | null | undefined;
  password?: string | null | undefined;
  phone?: string | null | undefined;
  terms?: boolean | null | undefined;
  /** Time zone (IANA), such as America/Chicago. */
  timeZone?: string | null | undefined;
};

/** Part of a profile that is missing. */
export type ProfilePart =
  | 'companyName'
  | 'firstName'
  | 'lastName'
  | 'password'
  | 'phone'
  | 'terms';

/** Answers of a registration (screens 2.3), checked by the rules of the form. */
export type RegistrationInput = {
  companyName: string;
  email: string;
  firstName: string;
  heardFrom?: string | null | undefined;
  lastName: string;
  offerNews?: boolean | null | undefined;
  password: string;
  /** US number; optional for affiliates. */
  phone?: string | null | undefined;
  /**
   * Affiliate ID of the sponsor; clients can give the name of the business instead. Without it, the marketplace is the
   * sponsor.
   */
  sponsorId?: string | null | undefined;
  terms: boolean;
  /** Id in `constantType.userTypes`: 1 for affiliates, 2 for clients. */
  userTypeId: number;
  /** Path of the page of a partner whose offer led here; the first log-in returns to it. Other paths are ignored. */
  wantedPath?: string | null | undefined;
  /** Affiliates only. */
  website?: string | null | undefined;
};

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

export const RegisterDocument: RequestDocument<RegisterMutation, RegisterMutationVariables> = {"name":"Register","kind":"mutation","text":"mutation Register($registration: RegistrationInput!) {\n  register(registration: $registration) {\n    __typename\n    accepted\n  }\n}","fields":{"register":{"accepted":null}}};

export const RequestVerificationDocument: RequestDocument<RequestVerificationMutation, RequestVerificationMutationVariables> = {"name":"RequestVerification","kind":"mutation","text":"mutation RequestVerification($email: String!) {\n  requestVerification(email: $email) {\n    __typename\n    accepted\n  }\n}","fields":{"requestVerification":{"accepted":null}}};

export const RenewLinkDocument: RequestDocument<RenewLinkMutation, RenewLinkMutationVariables> = {"name":"RenewLink","kind":"mutation","text":"mutation RenewLink($token: String!) {\n  renewLink(token: $token) {\n    __typename\n    accepted\n  }\n}","fields":{"renewLink":{"accepted":null}}};

export const VerifyEmailDocument: RequestDocument<VerifyEmailMutation, VerifyEmailMutationVariables> = {"name":"VerifyEmail","kind":"mutation","text":"mutation VerifyEmail($token: String!) {\n  verifyEmail(token: $token) {\n    __typename\n    profileTicket\n  }\n}","fields":{"verifyEmail":{"profileTicket":null}}};

export const RequestInvitationDocument: RequestDocument<RequestInvitationMutation, RequestInvitationMutationVariables> = {"name":"RequestInvitation","kind":"mutation","text":"mutation RequestInvitation($token: String!) {\n  requestInvitation(token: $token) {\n    __typename\n    accepted\n  }\n}","fields":{"requestInvitation":{"accepted":null}}};

export const PendingProfileDocument: RequestDocument<PendingProfileQuery, PendingProfileQueryVariables> = {"name":"PendingProfile","kind":"query","text":"query PendingProfile($ticket: String!) {\n  pendingProfile(ticket: $ticket) {\n    __typename\n    email\n    firstName\n    lastName\n    companyName\n    phone\n    invitedBy\n    missing\n  }\n}","fields":{"pendingProfile":{"email":null,"firstName":null,"lastName":null,"companyName":null,"phone":null,"invitedBy":null,"missing":null}}};

export const CompleteProfileDocument: RequestDocument<CompleteProfileMutation, CompleteProfileMutationVariables> = {"name":"CompleteProfile","kind":"mutation","text":"mutation CompleteProfile($ticket: String!, $profile: ProfileInput!) {\n  completeProfile(ticket: $ticket, profile: $profile) {\n    __typename\n    roleId\n    isUnderReview\n  }\n}","fields":{"completeProfile":{"roleId":null,"isUnderReview":null}}};

export const RequestPasswordResetDocument: RequestDocument<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> = {"name":"RequestPasswordReset","kind":"mutation","text":"mutation RequestPasswordReset($email: String!) {\n  requestPasswordReset(email: $email) {\n    __typename\n    accepted\n  }\n}","fields":{"requestPasswordReset":{"accepted":null}}};

export const PasswordResetLinkDocument: RequestDocument<PasswordResetLinkQuery, PasswordResetLinkQueryVariables> = {"name":"PasswordResetLink","kind":"query","text":"query PasswordResetLink($token: String!) {\n  passwordResetLink(token: $token) {\n    __typename\n    email\n  }\n}","fields":{"passwordResetLink":{"email":null}}};

export const ResetPasswordDocument: RequestDocument<ResetPasswordMutation, ResetPasswordMutationVariables> = {"name":"ResetPassword","kind":"mutation","text":"mutation ResetPassword($token: String!, $password: String!) {\n  resetPassword(token: $token, password: $password) {\n    __typename\n    accepted\n  }\n}","fields":{"resetPassword":{"accepted":null}}};
