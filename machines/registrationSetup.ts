import { assign, raise, sendParent, sendTo, setup } from 'xstate';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { paths, registrationStepPath, type RegistrationEntryPoint } from '#domain/paths.ts';
import type { Registration } from '#domain/registration.ts';
import {
  hasRegistrationValues,
  type RegistrationInProgress,
  type RegistrationDraftValues,
} from '#domain/registrationDraft.ts';
import { trackingOf } from '#domain/trackingMeta.ts';
import { UserType, type UserTypeId, type UserTypeLabel } from '#domain/userType.ts';
import type { ChartTypes } from './chartTypes.ts';
import { linkRequestMachine, type LinkRequestEvent } from './linkRequestMachine.ts';
import { actionPort, port } from './port.ts';
import { stepEvent } from './stepEvent.ts';

export interface RegistrationInput extends RegistrationInProgress {
  readonly entry: RegistrationEntryPoint;
  /** Email address to which the link was mailed; null until somebody has registered in this tab. */
  readonly email: string | null;
}

interface RegistrationContext extends RegistrationInput {
  /** Reason why the page shows another step than its address names; null if it does not. */
  readonly notice: 'typeNotChosen' | 'stepUnknown' | null;
  readonly failure: CallFailure | null;
}

/** The current page of the flow, and the step that its address names; null if it names none. */
export type RegistrationPage =
  | { readonly page: 'form'; readonly entry: RegistrationEntryPoint; readonly step: string | null }
  | { readonly page: 'success' };

export type RegistrationEvent =
  | ({ type: 'page.shown' } & RegistrationPage)
  | { type: 'type.chosen'; userTypeId: UserTypeId; label: UserTypeLabel }
  | { type: 'answers.changed'; answers: RegistrationDraftValues }
  | { type: 'registration.submitted'; registration: Registration }
  | { type: 'cancel.requested' }
  | { type: 'cancel.confirmed' }
  | { type: 'cancel.withdrawn' }
  | LinkRequestEvent;

function isAffiliateEntry(shown: RegistrationPage): boolean {
  return shown.page === 'form' && shown.entry === 'affiliate';
}

/** Returns the step in a page's address; by default `details` for affiliates, `type` for clients (screens 2.3). */
function stepOf(shown: RegistrationPage): string | null {
  if (shown.page === 'success') return null;
  return shown.step ?? (isAffiliateEntry(shown) ? 'details' : 'type');
}

/** Returns the context's changes for a page: its address sets `entry` and, on the details step, the user type. */
function entryShown(shown: RegistrationPage, userTypeId: UserTypeId | null): Partial<RegistrationContext> {
  if (shown.page === 'success') return {};
  const { entry } = shown;
  if (entry === 'affiliate') return { entry, userTypeId: UserType.Affiliate };
  return stepOf(shown) === 'details' && userTypeId !== null
    ? { entry, userTypeId: UserType.Client }
    : { entry };
}

export const keepDraftAction = {
  type: 'keepDraft',
  params: ({ context }: { context: RegistrationContext }): RegistrationInProgress => context,
} as const;

export const track = trackingOf<RegistrationEvent, RegistrationContext>();

export const registrationSetup = setup({
  types: {} as ChartTypes<RegistrationEvent, RegistrationContext> & {
    input: RegistrationInput;
    tags: 'asked' | 'busy';
  },
  actors: {
    /** Registers the person. Resolves with the email address of the mailed link. Rejects with a `CallFailure`. */
    register: port<string, Registration>('register'),
    linkRequest: linkRequestMachine,
  },
  actions: {
    /** Saves the draft in the browser. */
    keepDraft: actionPort<RegistrationInProgress>('keepDraft'),
    forgetDraft: actionPort('forgetDraft'),
    followEntry: assign(({ context }, shown: RegistrationPage) => entryShown(shown, context.userTypeId)),
    explain: assign((_, { notice }: { notice: RegistrationContext['notice'] }) => ({ notice })),
    choose: assign((_, { userTypeId }: { userTypeId: UserTypeId }) => ({
      userTypeId,
      entry: userTypeId === UserType.Affiliate ? 'affiliate' : 'client',
      notice: null,
    })),
    keepAnswers: assign((_, { answers }: { answers: RegistrationDraftValues }) => ({ answers })),
    keepAddress: assign((_, email: string) => ({ email })),
    forgetFailure: assign({ failure: null }),
    dismissFailure: assign({ failure: null, notice: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toCallFailure(error) })),
    leadToType: sendParent(({ context: { entry } }) => stepEvent(registrationStepPath(entry, 'type'))),
    leadToDetails: sendParent(({ context: { entry } }) =>
      stepEvent(registrationStepPath(entry, 'details'), null, { replace: false }),
    ),
    leadBackToDetails: sendParent(({ context: { entry } }) =>
      stepEvent(registrationStepPath(entry, 'details')),
    ),
    leadToSuccess: sendParent(({ context: { email, userTypeId } }) =>
      stepEvent(paths.registerSuccess, {
        ...(email !== null && { email }),
        isUnderReview: userTypeId === UserType.Affiliate,
      }),
    ),
    /** Raises the `page.shown` event again, so that the new state handles it. */
    lookAgain: raise((_, shown: Extract<RegistrationEvent, { type: 'page.shown' }>) => shown),
    passToLinkRequest: sendTo('linkRequest', (_, request: LinkRequestEvent) => request),
    leadAway: sendParent(stepEvent(paths.landing)),
  },
  guards: {
    isSuccessPage: (_, { page }: RegistrationPage) => page === 'success',
    isDetailsStep: (_, shown: RegistrationPage) => stepOf(shown) === 'details',
    /** Whether the affiliates' address sets the user type: it shows the details, and the type is not Affiliate yet. */
    isAffiliateByAddress: ({ context }, shown: RegistrationPage) =>
      stepOf(shown) === 'details' && isAffiliateEntry(shown) && context.userTypeId !== UserType.Affiliate,
    isDetailsStepInTurn: ({ context }, shown: RegistrationPage) =>
      stepOf(shown) === 'details' && context.userTypeId !== null,
    isTypeStep: (_, shown: RegistrationPage) => stepOf(shown) === 'type',
    isAnswered: ({ context }) => hasRegistrationValues(context.answers),
    isAffiliate: ({ context }) => context.userTypeId === UserType.Affiliate,
  },
});
