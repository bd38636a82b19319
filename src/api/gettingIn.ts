import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import type { PendingProfile, ProfileAnswers, ProfileOutcome, ProfilePart } from '#domain/profile.ts';
import type { Registration } from '#domain/registration.ts';
import {
  CompleteProfileDocument,
  PasswordResetLinkDocument,
  PendingProfileDocument,
  RegisterDocument,
  RenewLinkDocument,
  RequestInvitationDocument,
  RequestPasswordResetDocument,
  RequestVerificationDocument,
  ResetPasswordDocument,
  VerifyEmailDocument,
  type CompleteProfileMutation,
  type CompleteProfileMutationVariables,
  type PasswordResetLinkQuery,
  type PendingProfileQuery,
  type ProfilePart as ProfilePartName,
  type VerifyEmailMutation,
} from '#graphql/hooks.ts';

/** The page that asks shows itself what the server refuses. */
const context = { noAuth: true, isToldByPage: true };

const parts: Readonly<Record<ProfilePartName, ProfilePart>> = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  COMPANY_NAME: 'companyName',
  PHONE: 'phone',
  PASSWORD: 'password',
  TERMS: 'terms',
};

export type GettingInCalls = ReturnType<typeof createGettingInCalls>;

/** What people call who are not logged in yet. Each call rejects with a `CallFailure`. */
export function createGettingInCalls(client: ApolloClient) {
  async function mutate<Answer>(mutation: DocumentNode, variables: OperationVariables): Promise<Answer> {
    const { data, error } = await client.mutate<Answer>({ mutation, variables, context });
    if (error) throw error;
    return data as Answer;
  }

  /** Always asked anew: what a link opens changes with its use. */
  async function query<Answer>(document: DocumentNode, variables: OperationVariables): Promise<Answer> {
    const { data, error } = await client.query<Answer>({
      query: document,
      variables,
      context,
      fetchPolicy: 'no-cache',
    });
    if (error) throw error;
    return data as Answer;
  }

  return {
    register: (registration: Registration) => mutate<unknown>(RegisterDocument, { registration }),
    requestVerification: (email: string) => mutate<unknown>(RequestVerificationDocument, { email }),
    renewLink: (token: string) => mutate<unknown>(RenewLinkDocument, { token }),
    verifyEmail: async (token: string) => {
      const { verifyEmail } = await mutate<VerifyEmailMutation>(VerifyEmailDocument, { token });
      return { profileTicket: verifyEmail.profileTicket };
    },
    requestInvitation: (token: string) => mutate<unknown>(RequestInvitationDocument, { token }),
    pendingProfile: async (ticket: string): Promise<PendingProfile> => {
      const { pendingProfile } = await query<PendingProfileQuery>(PendingProfileDocument, { ticket });
      return { ...pendingProfile, missing: pendingProfile.missing.map((name) => parts[name]) };
    },
    completeProfile: async (ticket: string, profile: ProfileAnswers): Promise<ProfileOutcome> => {
      const variables: CompleteProfileMutationVariables = { ticket, profile };
      const { completeProfile } = await mutate<CompleteProfileMutation>(CompleteProfileDocument, variables);
      return completeProfile;
    },
    requestPasswordReset: (email: string) => mutate<unknown>(RequestPasswordResetDocument, { email }),
    passwordResetLink: async (token: string): Promise<{ email: string }> => {
      const { passwordResetLink } = await query<PasswordResetLinkQuery>(PasswordResetLinkDocument, { token });
      return passwordResetLink;
    },
    resetPassword: (token: string, password: string) =>
      mutate<unknown>(ResetPasswordDocument, { token, password }),
  };
}
