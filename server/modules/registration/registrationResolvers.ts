import * as v from 'valibot';
import { isUnderReview } from '#domain/affiliate.ts';
import { createEmailSchema } from '#domain/emailAddress.ts';
import { registrationLabels, registrationSchema } from '#domain/registration.ts';
import { companyNameOfLink } from '#server/platform/auth/followLink.ts';
import { parse } from '#server/platform/http/parse.ts';
import type { Part } from '#server/platform/part.ts';
import { completeProfile, findPendingProfile } from './completeProfile.ts';
import { register } from './register.ts';
import { renewLink, requestInvitation, enqueueMailRequest } from './enqueueMailRequest.ts';
import { findPasswordReset, resetPassword } from './resetPassword.ts';
import { verifyEmail } from './verifyEmail.ts';

const accepted = { accepted: true };

const emailOnly = v.object({ email: createEmailSchema(registrationLabels.email) });

export const registrationQueries = {
  pendingProfile: async (_parent, { ticket }, { services }) => {
    const pending = await findPendingProfile(services.db, ticket);
    const { email, firstName, lastName, phone } = pending.user;
    const { inviter: invitedBy, missing } = pending;
    return { email, firstName, lastName, phone, companyName: companyNameOfLink(pending), invitedBy, missing };
  },
  passwordResetLink: async (_parent, { token }, { services }) => {
    const { user } = await findPasswordReset(services.db, token);
    return { email: user.email };
  },
} satisfies Part['queries'];

export const registrationMutations = {
  register: async (_parent, { registration }, { services, network, registrant }) => {
    const parsed = parse(registrationSchema, registration);
    await register(services, parsed, registrant.remember(), network);
    return accepted;
  },
  requestVerification: async (_parent, sent, { services, network }) => {
    await enqueueMailRequest(services, 'verificationRequest', parse(emailOnly, sent).email, network);
    return accepted;
  },
  requestPasswordReset: async (_parent, sent, { services, network }) => {
    await enqueueMailRequest(services, 'passwordResetRequest', parse(emailOnly, sent).email, network);
    return accepted;
  },
  renewLink: async (_parent, { token }, { services, network }) => {
    await renewLink(services, token, network);
    return accepted;
  },
  requestInvitation: async (_parent, { token }, { services, network }) => {
    await requestInvitation(services, token, network);
    return accepted;
  },
  verifyEmail: async (_parent, { token }, { services, registrant }) => ({
    profileTicket: await verifyEmail(services.db, token, registrant.secret),
  }),
  completeProfile: async (_parent, { ticket, profile }, { services }) => {
    const { user, applicationState } = await completeProfile(services.db, ticket, profile);
    return {
      roleId: user.roleId,
      isUnderReview: applicationState !== null && isUnderReview(applicationState),
    };
  },
  resetPassword: async (_parent, { token, password }, { services, registrant }) => {
    await resetPassword(services.db, token, password, registrant.secret);
    return accepted;
  },
} satisfies Part['mutations'];
