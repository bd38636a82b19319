import { assign, raise, sendParent, sendTo, setup } from 'xstate';
import type { StepEvent } from '#domain/locationState.ts';
import { toCallFailure } from '#domain/callFailure.ts';
import { paths } from '#domain/paths.ts';
import type { Registration } from '#domain/registration.ts';
import { isAnswered, type Registering, type RegistrationAnswers } from '#domain/registrationDraft.ts';
import { trackingOf, type TrackingMeta } from '#domain/trackingMeta.ts';
import { UserType, type UserTypeId } from '#domain/userType.ts';
import { linkRequestMachine, type LinkRequestEvent } from './linkRequestMachine.ts';
import { actionPort, port } from './port.ts';
import { entryShown, type RegistrationContext, type RegistrationInput } from './registrationContext.ts';
import {
  isAffiliateEntry,
  stepWanted,
  wantsDetails,
  wantsType,
  type RegistrationEvent,
  type RegistrationPage,
  type StepNotice,
} from './registrationEvent.ts';

export const track = trackingOf<RegistrationEvent, RegistrationContext>();

/** Ports, actions and guards of the registration's chart. */
export const registrationSetup = setup({
  types: {} as {
    context: RegistrationContext;
    events: RegistrationEvent;
    input: RegistrationInput;
    meta: TrackingMeta<RegistrationEvent, RegistrationContext>;
    /** The person is asked whether to leave; something is on its way. */
    tags: 'asked' | 'busy';
  },
  actors: {
    /** Registers the person, and answers where the mail goes. Rejects with a `CallFailure`. */
    register: port<string, Registration>('register'),
    linkRequest: linkRequestMachine,
  },
  actions: {
    /** Keeps in the browser what was chosen and typed so far. */
    keepDraft: actionPort<Registering>('keepDraft'),
    /** Removes it again. */
    forgetDraft: actionPort('forgetDraft'),
    followEntry: assign(({ context }, shown: RegistrationPage) => entryShown(shown, context.userTypeId)),
    explain: assign((_, { notice }: { notice: StepNotice | null }) => ({ notice })),
    choose: assign((_, { userTypeId }: { userTypeId: UserTypeId }) => ({
      userTypeId,
      entry: userTypeId === UserType.Affiliate ? 'affiliate' : 'client',
      notice: null,
    })),
    keepAnswers: assign((_, { answers }: { answers: RegistrationAnswers }) => ({ answers })),
    keepAddress: assign((_, { email }: { email: string }) => ({ email })),
    forgetFailure: assign({ failure: null }),
    dismissFailure: assign({ failure: null, notice: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
    leadToType: sendParent(({ context }) => stepWanted(context.entry, 'type', true)),
    leadToDetails: sendParent(({ context }) => stepWanted(context.entry, 'details', false)),
    leadBackToDetails: sendParent(({ context }) => stepWanted(context.entry, 'details', true)),
    leadToSuccess: sendParent(({ context }): StepEvent => ({
      type: 'step.wanted',
      address: paths.registerSuccess,
      replace: true,
      locationState: {
        ...(context.email !== null && { email: context.email }),
        isUnderReview: context.userTypeId === UserType.Affiliate,
      },
    })),
    /** Raises the event again, for the state that was entered. */
    lookAgain: raise((_, shown: Extract<RegistrationEvent, { type: 'page.shown' }>) => shown),
    passToLinkRequest: sendTo('linkRequest', (_, request: LinkRequestEvent) => request),
    leadAway: sendParent({ type: 'step.wanted', address: paths.landing, replace: true } satisfies StepEvent),
  },
  guards: {
    isSuccessPage: (_, { page }: RegistrationPage) => page === 'success',
    isDetailsStep: (_, shown: RegistrationPage) => wantsDetails(shown),
    /** The affiliates' address chooses for whoever has not chosen so before. */
    isAffiliateByAddress: ({ context }, shown: RegistrationPage) =>
      wantsDetails(shown) && isAffiliateEntry(shown) && context.userTypeId !== UserType.Affiliate,
    isDetailsStepInTurn: ({ context }, shown: RegistrationPage) =>
      wantsDetails(shown) && context.userTypeId !== null,
    isTypeStep: (_, shown: RegistrationPage) => wantsType(shown),
    isAnswered: ({ context }) => isAnswered(context.answers),
    isAffiliate: ({ context }) => context.userTypeId === UserType.Affiliate,
  },
});
