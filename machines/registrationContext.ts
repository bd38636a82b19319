import type { CallFailure } from '#domain/callFailure.ts';
import type { RegistrationEntry } from '#domain/paths.ts';
import type { Registering } from '#domain/registrationDraft.ts';
import { UserType, type UserTypeId } from '#domain/userType.ts';
import { wantsDetails, type RegistrationPage, type StepNotice } from './registrationEvent.ts';

/** The state in which a person comes to the registration. */
export interface RegistrationInput extends Registering {
  readonly entry: RegistrationEntry;
  /** Address that the link was mailed to; null until somebody has registered here. */
  readonly email: string | null;
}

export interface RegistrationContext extends RegistrationInput {
  readonly notice: StepNotice | null;
  readonly failure: CallFailure | null;
}

/** The details at an entry's address are those of its type; its first step may lead to either. */
export function entryShown(
  shown: RegistrationPage,
  userTypeId: UserTypeId | null,
): Partial<RegistrationContext> {
  if (shown.page === 'success') return {};
  const { entry } = shown;
  if (entry === 'affiliate') return { entry, userTypeId: UserType.Affiliate };
  return wantsDetails(shown) && userTypeId !== null ? { entry, userTypeId: UserType.Client } : { entry };
}
