import type { CertificateForm, CertificateSave, RowChange, SettingsChoice } from '#domain/settings.ts';
import type { SettingsSection } from '#domain/settingsAddress.ts';
import type { Invitation } from '#domain/team.ts';

/** What can happen to the account settings. */
export type SettingsEvent =
  | { type: `${SettingsSection}.shown` }
  | { type: 'invite.pressed' }
  | { type: 'form.typed' }
  | { type: 'form.left' }
  | { type: 'invitation.submitted'; invitation: Invitation }
  | { type: 'owner.confirmed' }
  | { type: 'owner.declined' }
  | { type: 'done.pressed' }
  | { type: 'change.wanted'; change: RowChange }
  | { type: 'certificate.opened'; form: CertificateForm }
  | { type: 'certificate.submitted'; save: CertificateSave }
  | { type: 'own.kept' }
  | { type: 'theirs.taken' }
  | { type: 'comparison.left' }
  | { type: 'choice.submitted'; choice: SettingsChoice };
