import type { PendingProfile, ProfileSubmission, ProfileOutcome } from '#domain/profile.ts';
import type { Registration } from '#domain/registration.ts';
import { Role } from '#domain/role.ts';
import type { Invitation } from '#domain/team.ts';
import type { Flow } from '#machines/appMachine.ts';
import { effect } from '#machines/port.ts';
import { profileMachine } from '#machines/profileMachine.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import { settingsMachine } from '#machines/settingsMachine.ts';
import { teamMachine } from '#machines/teamMachine.ts';
import { verificationMachine, type VerificationResult } from '#machines/verificationMachine.ts';
import { outage, refusal } from '#tests/support/failures.ts';
import { noraProfile } from '#tests/support/profile.ts';
import { noraAnswers } from '#tests/support/registration.ts';

export const registration: Flow = {
  name: 'registration',
  chart: registrationMachine.provide({
    actors: { register: effect<string, Registration>(async ({ email }) => email) },
    actions: { keepDraft: () => undefined, forgetDraft: () => undefined },
  }),
  input: { entry: 'client', userTypeId: null, answers: noraAnswers, email: null },
  describe: () => ({ type: 'page.shown' }),
};

/** Creates the flow of the verification, whose link has this result. */
export const verification = (verify: () => Promise<VerificationResult>): Flow => ({
  name: 'verification',
  chart: verificationMachine.provide({ actors: { verifyEmail: effect<VerificationResult>(verify) } }),
  input: { hasLink: true, email: null },
  describe: () => ({ type: 'page.shown' }),
});

export const expired = () => Promise.reject<VerificationResult>(refusal('LINK_EXPIRED'));

/** A profile whose first submit fails. */
export function profile(): Flow {
  let submits = 0;
  return {
    name: 'profile',
    chart: profileMachine.provide({
      actors: {
        loadProfile: effect<PendingProfile>(async () => noraProfile),
        completeProfile: effect<ProfileOutcome, ProfileSubmission>(() => {
          submits += 1;
          return submits === 1
            ? Promise.reject(outage)
            : Promise.resolve({ roleId: Role.Owner, isUnderReview: false });
        }),
      },
      actions: { keepDraft: () => undefined, forgetDraft: () => undefined },
    }),
    input: { hasTicket: true, draft: null, completed: null },
    describe: () => ({ type: 'page.shown' }),
  };
}

export const settings: Flow = {
  name: 'settings',
  chart: settingsMachine.provide({
    actors: {
      team: teamMachine.provide({
        actors: { inviteMember: effect<Invitation, Invitation>(async (invitation) => invitation) },
      }),
    },
  }),
  input: undefined,
  describe: () => ({ type: 'page.shown' }),
};
