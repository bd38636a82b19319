import type { StepEvent } from '#domain/locationState.ts';
import { registrationStepOf, type RegistrationEntry, type RegistrationStep } from '#domain/paths.ts';
import type { Registration } from '#domain/registration.ts';
import type { RegistrationAnswers } from '#domain/registrationDraft.ts';
import type { UserTypeId, UserTypeLabel } from '#domain/userType.ts';
import type { LinkRequestEvent } from './linkRequestMachine.ts';

/** Why a person is at another step than the address named. */
export type StepNotice = 'typeNotChosen' | 'stepUnknown';

/** Which page of the flow is shown, and which step its address names. */
export type RegistrationPage =
  | { readonly page: 'form'; readonly entry: RegistrationEntry; readonly step: string | null }
  | { readonly page: 'success' };

export type RegistrationEvent =
  | ({ type: 'page.shown' } & RegistrationPage)
  | { type: 'type.chosen'; userTypeId: UserTypeId; label: UserTypeLabel }
  | { type: 'answers.changed'; answers: RegistrationAnswers }
  | { type: 'registration.submitted'; registration: Registration }
  | { type: 'cancel.requested' }
  | { type: 'cancel.confirmed' }
  | { type: 'cancel.withdrawn' }
  | LinkRequestEvent;

/** The affiliates' address opens the second step at once (screens 2.3). */
export function wantsDetails(shown: RegistrationPage): boolean {
  return (
    shown.page === 'form' && (shown.step === 'details' || (shown.step === null && isAffiliateEntry(shown)))
  );
}

export function isAffiliateEntry(shown: RegistrationPage): boolean {
  return shown.page === 'form' && shown.entry === 'affiliate';
}

/** The first step; at the clients' address without a word of the step as well. */
export function wantsType(shown: RegistrationPage): boolean {
  return (
    shown.page === 'form' && (shown.step === 'type' || (shown.step === null && !isAffiliateEntry(shown)))
  );
}

/** A step of the registration as a place to be. */
export function stepWanted(entry: RegistrationEntry, step: RegistrationStep, replace: boolean): StepEvent {
  return { type: 'step.wanted', address: registrationStepOf(entry, step), replace };
}
