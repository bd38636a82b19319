import type { CallFailure } from './callFailure.ts';
import type { Certificate } from './certificate.ts';
import type { CertificateAnswers } from './certificateForm.ts';
import type { MemberRole, TeamMember } from './team.ts';

/** What an owner does with a member of the company, as they have seen them. */
export type MemberChange = { readonly member: TeamMember } & (
  | { readonly kind: 'role'; readonly role: MemberRole }
  | { readonly kind: 'deactivate' | 'reactivate' | 'resend' | 'link' }
);

/** What an owner does with a certificate, as they have seen it, but for what its form tells. */
export interface CertificateChange {
  readonly certificate: Certificate;
  readonly kind: 'snooze' | 'stop' | 'resume' | 'delete';
}

export type RowChange = MemberChange | CertificateChange;

type Row = TeamMember | Certificate;

export function isMemberChange(change: RowChange): change is MemberChange {
  return 'member' in change;
}

/** The row that is changed. */
export function rowOf(change: RowChange): Row {
  return isMemberChange(change) ? change.member : change.certificate;
}

/** The same change, decided on the row as it is now. */
export function decideAnew(change: RowChange, row: Row): RowChange {
  if (isMemberChange(change)) return isMember(row) ? { ...change, member: row } : change;
  return isMember(row) ? change : { ...change, certificate: row };
}

/** Whether the row stands already as the change would leave it: an answer was lost, or somebody else did the same. */
export function isMadeAlready(change: RowChange, row: Row): boolean {
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

/** What is asked first, since it takes something away: a role, a way in, or the row itself. */
export function isGrave({ kind }: RowChange): boolean {
  return ['role', 'deactivate', 'link', 'delete'].includes(kind);
}

/** A link that lets an invited person in once, until an instant (ISO 8601). */
export interface InvitationLink {
  readonly url: string;
  readonly endsAt: string;
}

/** What came of a change: made, made with a link to hand on, or not made, since the row has changed meanwhile. */
export type ChangeOutcome =
  | { readonly kind: 'made' }
  | { readonly kind: 'linkMade'; readonly link: InvitationLink }
  | { readonly kind: 'conflict'; readonly row: Row };

/** Which certificate a form is about: a new one, one that is to be changed, or one that is to be renewed. */
export type CertificateForm =
  { readonly kind: 'add' } | { readonly kind: 'change' | 'renew'; readonly certificate: Certificate };

/** A certificate as it is to be saved. */
export interface CertificateSave {
  readonly form: CertificateForm;
  readonly answers: CertificateAnswers;
  /** A document to go with it; null removes the one that is there, and undefined leaves it. */
  readonly file?: File | null | undefined;
}

/** A save that somebody else's change stood in the way of, and the certificate as they left it. */
export interface CertificateConflict {
  readonly save: CertificateSave;
  readonly theirs: Certificate;
}

/** The same save, on the certificate as somebody else left it. */
export function saveOnTheirs({ save, theirs }: CertificateConflict): CertificateSave {
  const { form } = save;
  return { ...save, form: form.kind === 'add' ? form : { kind: form.kind, certificate: theirs } };
}

/**
 * What came of saving: done, not done since somebody else has changed the certificate meanwhile, or done but for
 * the document that was to go with it.
 */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | ({ readonly kind: 'conflict' } & CertificateConflict)
  | { readonly kind: 'fileRefused'; readonly certificate: Certificate; readonly failure: CallFailure };
