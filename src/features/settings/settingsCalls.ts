import { toCallFailure } from '#domain/callFailure.ts';
import { certificateFilePath, type Certificate } from '#domain/certificate.ts';
import {
  isChangeApplied,
  isMemberChange,
  getChangedRow,
  rebaseCertificateSave,
  type CertificateSave,
  type ChangeOutcome,
  type RowChange,
  type CertificateSaveOutcome,
} from '#domain/settings.ts';
import type { Invitation } from '#domain/team.ts';
import {
  AddCertificateDocument,
  CertificateDocument,
  ChangeCertificateDocument,
  ChangeMemberRoleDocument,
  CreateInvitationLinkDocument,
  DeactivateMemberDocument,
  DeleteCertificateDocument,
  InviteMemberDocument,
  ChangeRemindersDocument,
  ReactivateMemberDocument,
  RenewCertificateDocument,
  ResendInvitationDocument,
  TeamMemberDocument,
} from '#graphql/settingsRequests.ts';
import type { FlowDependencies } from '#session/flow.ts';

/** An attempt to save a certificate from a form. */
export interface CertificateSaveAttempt {
  /** Idempotency key, the same for all attempts of a form. */
  readonly key: string;
  /** Values that the previous attempt sent, whose response may have been lost; null for the first attempt. */
  readonly before: CertificateSave | null;
}

/**
 * Creates the calls of owners in the account settings (screens 2.12). Each call rejects with a `CallFailure`. After an
 * abort of `signal`, a call sends no further request, which would have the access token of the next person.
 */
export function createSettingsCalls({
  request,
  held,
  loadFiles,
}: Pick<FlowDependencies, 'request' | 'held' | 'loadFiles'>) {
  const readCertificate = async (id: string): Promise<Certificate> =>
    (await request(CertificateDocument, { id })).certificate;

  async function change(wanted: RowChange): Promise<ChangeOutcome> {
    switch (wanted.kind) {
      case 'role':
        await request(ChangeMemberRoleDocument, { ...seen(wanted.member), role: wanted.role });
        break;
      // The cached certificates show which recipients are active.
      case 'deactivate':
        await request(DeactivateMemberDocument, seen(wanted.member));
        held()?.forget('certificates');
        break;
      case 'reactivate':
        await request(ReactivateMemberDocument, seen(wanted.member));
        held()?.forget('certificates');
        break;
      case 'resend':
        await request(ResendInvitationDocument, { id: wanted.member.id });
        break;
      case 'link': {
        const made = await request(CreateInvitationLinkDocument, { id: wanted.member.id });
        return { kind: 'linkMade', link: made.createInvitationLink };
      }
      case 'snooze':
      case 'stop':
      case 'resume':
        await request(ChangeRemindersDocument, { ...seen(wanted.certificate), action: wanted.kind });
        break;
      case 'delete':
      default:
        await request(DeleteCertificateDocument, seen(wanted.certificate));
        held()?.evict({ __typename: 'Certificate', id: wanted.certificate.id });
        held()?.forget('endingCertificates');
        held()?.refetch('certificates');
    }
    return { kind: 'made' };
  }

  async function save({ form, answers }: CertificateSave, key: string): Promise<Certificate> {
    if (form.kind === 'add')
      return (await request(AddCertificateDocument, { key, certificate: answers })).addCertificate;
    const variables = { ...seen(form.certificate), certificate: answers };
    return form.kind === 'renew'
      ? (await request(RenewCertificateDocument, { key, ...variables })).renewCertificate
      : (await request(ChangeCertificateDocument, variables)).changeCertificate;
  }

  async function saveFile({ id, version }: Certificate, file: File | null, signal: AbortSignal) {
    const path = certificateFilePath(id);
    const files = await loadFiles();
    signal.throwIfAborted();
    await (file ? files.send(path, { version, name: file.name }, file) : files.remove(path, { version }));
  }

  return {
    inviteMember: async (invitation: Invitation): Promise<Invitation> => {
      await request(InviteMemberDocument, { invitation });
      held()?.forget('team');
      return invitation;
    },
    makeChange: async (wanted: RowChange, signal: AbortSignal): Promise<ChangeOutcome> => {
      try {
        return await change(wanted);
      } catch (error) {
        signal.throwIfAborted();
        const { code } = toCallFailure(error);
        if (code === 'NOT_FOUND') {
          held()?.refetch(isMemberChange(wanted) ? 'team' : 'certificates');
          // The certificate is deleted: by somebody else, or by an earlier attempt whose response was lost.
          if (wanted.kind === 'delete') return { kind: 'made' };
        }
        if (code !== 'CONFLICT') throw error;
        const { id } = getChangedRow(wanted);
        const row = isMemberChange(wanted)
          ? (await request(TeamMemberDocument, { id })).teamMember
          : await readCertificate(id);
        return isChangeApplied(wanted, row) ? { kind: 'made' } : { kind: 'conflict', row };
      }
    },
    /** Saves a certificate, then its document. Attempts with the same key add or renew the certificate only once. */
    saveCertificate: async (
      wanted: CertificateSave,
      { key, before }: CertificateSaveAttempt,
      signal: AbortSignal,
    ): Promise<CertificateSaveOutcome> => {
      let saved: Certificate;
      try {
        saved = await save(wanted, key);
      } catch (error) {
        signal.throwIfAborted();
        const { code } = toCallFailure(error);
        // Somebody else has deleted the certificate, so the cached lists are out of date.
        if (code === 'NOT_FOUND') held()?.forget('certificates', 'endingCertificates');
        if (code !== 'CONFLICT' || wanted.form.kind === 'add') throw error;
        const now = await readCertificate(wanted.form.certificate.id);
        signal.throwIfAborted();
        if (isAsTyped(now, wanted)) saved = now;
        else if (before && isAsTyped(now, before))
          saved = await save(rebaseCertificateSave({ save: wanted, theirs: now }), key);
        else return { kind: 'conflict', save: wanted, theirs: now };
      }
      held()?.forget('certificates', 'endingCertificates');
      if (wanted.file === undefined || isSameFile(saved.file, wanted.file)) return { kind: 'saved' };
      try {
        await saveFile(saved, wanted.file, signal);
      } catch (error) {
        return { kind: 'fileRefused', certificate: saved, failure: toCallFailure(error) };
      }
      return { kind: 'saved' };
    },
  };
}

/** Whether the server has applied a change whose response was lost; the document may be the old or the new one. */
function isAsTyped(now: Certificate, { form, answers, file }: CertificateSave): boolean {
  const recipientIds = now.recipients.map(({ id }) => id);
  return (
    form.kind === 'change' &&
    form.certificate.id === now.id &&
    (['type', 'holder', 'issuer', 'number', 'issuedOn', 'expiresOn'] as const).every(
      (key) => now[key] === answers[key],
    ) &&
    isSameSet(now.remindDays, answers.remindDays) &&
    isSameSet(recipientIds, answers.recipientIds) &&
    (file === undefined || isSameFile(now.file, form.certificate.file) || isSameFile(now.file, file))
  );
}

/** Compares documents by name and size, since the browser does not have the content of the saved document. */
function isSameFile(one: Certificate['file'], other: Certificate['file']): boolean {
  return one?.name === other?.name && one?.size === other?.size;
}

function isSameSet<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}

/** Returns the call's variables for a row: its id, and the version that the person saw. */
function seen({ id, version }: { readonly id: string; readonly version: number }) {
  return { id, version };
}
