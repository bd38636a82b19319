import type { CallFailure } from '#domain/callFailure.ts';
import type { Certificate } from '#domain/certificate.ts';
import type { CertificateForm, CertificateSave, RowChange, SettingsChoice } from '#domain/settings.ts';
import type { Invitation } from '#domain/team.ts';

/** What the account settings hold of what is being done in them. */
export interface SettingsContext {
  /** Whether the form at hand holds something that would be lost. */
  readonly isTyped: boolean;
  /** Whom the person is inviting, or has just invited. */
  readonly invitation: Invitation | null;
  readonly form: CertificateForm;
  readonly save: CertificateSave | null;
  /** What somebody else had made of the certificate when it was last saved. */
  readonly theirs: Certificate | null;
  /** What was done last, to be told. */
  readonly done: RowChange | 'saved' | 'savedWithoutFile' | 'chosen' | null;
  readonly choice: SettingsChoice | null;
  readonly failure: CallFailure | null;
}

/** Where somebody has just come. */
export const nothingYet: SettingsContext = {
  isTyped: false,
  invitation: null,
  form: { kind: 'add' },
  save: null,
  theirs: null,
  done: null,
  choice: null,
  failure: null,
};
