import type { CallFailure } from './callFailure.ts';
import type { Certificate } from './certificate.ts';
import type { CertificateSubmission } from './certificateForm.ts';
import type { MemberRole, TeamMember } from './team.ts';

/** An owner's change to a member of the company, with the member as the owner saw them. */
export type MemberChange = { readonly member: TeamMember } & (
  | { readonly kind: 'role'; readonly role: MemberRole }
  | { readonly kind: 'deactivate' | 'reactivate' | 'resend' | 'link' }
);

/** An owner's change to a certificate outside the form, with the certificate as the owner saw it. */
export interface CertificateChange {
  readonly certificate: Certificate;
  readonly kind: 'snooze' | 'stop' | 'resume' | 'delete';
}

export type RowChange = MemberChange | CertificateChange;

type Row = TeamMember | Certificate;

export function isMemberChange(change: RowChange): change is MemberChange {
  return 'member' in change;
}

export function getChangedRow(change: RowChange): Row {
  return isMemberChange(change) ? change.member : change.certificate;
}

/** Returns the same change for `row`, the latest version of the member or certificate. */
export function rebaseChange(change: RowChange, row: Row): RowChange {
  if (isMemberChange(change)) return isMember(row) ? { ...change, member: row } : change;
  return isMember(row) ? change : { ...change, certificate: row };
}

/** Whether the row already has the new values: a response was lost, or somebody else made the same change. */
export function isChangeApplied(change: RowChange, row: Row): boolean {
  if (isMemberChange(change)) {
    if (!isMember(row)) return false;
    if (change.kind === 'role') return row.role === change.role;
    if (change.kind === 'deactivate') return row.status === 'deactivated';
    return change.kind === 'reactivate' && row.status !== 'deactivated';
  }
  if (isMember(row)) return false;
  if (change.kind === 'stop') return row.remindersStopped;
  if (change.kind === 'snooze') return row.snoozedUntil !== null;
  return change.kind === 'resume' && !row.remindersStopped && row.snoozedUntil === null;
}

function isMember(row: Row): row is TeamMember {
  return 'email' in row;
}

/** Whether the person must confirm the change, since it takes away a role, access, a mailed link, or the row itself. */
export function isConfirmationNeeded({ kind }: RowChange): boolean {
  return ['role', 'deactivate', 'link', 'delete'].includes(kind);
}

/** A single-use link for an invited person, valid until an instant (ISO 8601). */
export interface InvitationLink {
  readonly url: string;
  readonly endsAt: string;
}

/** Outcome of a change: made, made with a link to pass on, or refused because somebody else changed the row. */
export type ChangeOutcome =
  | { readonly kind: 'made' }
  | { readonly kind: 'linkMade'; readonly link: InvitationLink }
  | { readonly kind: 'conflict'; readonly row: Row };

export type CertificateFormTarget =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' | 'renew'; readonly certificate: Certificate };

export interface CertificateSave {
  readonly form: CertificateFormTarget;
  readonly answers: CertificateSubmission;
  /** The document; null removes the saved document, undefined keeps it. */
  readonly file?: File | null | undefined;
}

/** A save that conflicts with somebody else's change, and the certificate with that change. */
export interface CertificateConflict {
  readonly save: CertificateSave;
  readonly theirs: Certificate;
}

/** Returns the same save for the certificate with somebody else's change, so that it overwrites that change. */
export function rebaseCertificateSave({ save, theirs }: CertificateConflict): CertificateSave {
  const { form } = save;
  return { ...save, form: form.kind === 'add' ? form : { kind: form.kind, certificate: theirs } };
}

/** Outcome of a save: saved, in conflict with somebody else's change, or saved without the document. */
export type CertificateSaveOutcome =
  | { readonly kind: 'saved' }
  | ({ readonly kind: 'conflict' } & CertificateConflict)
  | { readonly kind: 'fileRefused'; readonly certificate: Certificate; readonly failure: CallFailure };
