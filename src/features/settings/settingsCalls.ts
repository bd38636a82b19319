import { toCallFailure } from '#domain/callFailure.ts';
import { certificateFilePath, type Certificate } from '#domain/certificate.ts';
import {
  isChangeApplied,
  isMemberChange,
  rowOf,
  rebaseSave,
  type CertificateChange,
  type CertificateSave,
  type ChangeOutcome,
  type RowChange,
  type SaveOutcome,
} from '#domain/settings.ts';
import { isSameCertificate, isSameFile } from './sameCertificate.ts';
import type { Invitation, TeamMember } from '#domain/team.ts';
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
  type ReminderAction,
} from '#graphql/settingsRequests.ts';
import type { Files } from '#api/files.ts';
import type { HeldRows } from '#api/heldRows.ts';
import type { Request } from '#api/request.ts';

/** A try of a form to save a certificate. */
export interface CertificateTry {
  /** The same for each try of one form. */
  readonly key: string;
  /** What the try before it sent, whose answer may have been lost. */
  readonly before: CertificateSave | null;
}

interface SettingsCallsDependencies {
  readonly request: Request;
  /** The rows that the pages hold; null before the first was asked for. */
  readonly held: () => HeldRows | null;
  readonly loadFiles: () => Promise<Files>;
}

/**
 * Calls of owners in the account settings (screens 2.12). Each rejects with a `CallFailure`. A call of several steps
 * takes none once its signal is aborted: the next person's token must not carry it.
 */
export function createSettingsCalls({ request, held, loadFiles }: SettingsCallsDependencies) {
  const readCertificate = async (id: string): Promise<Certificate> =>
    (await request(CertificateDocument, { id })).certificate;

  const readMember = async (id: string): Promise<TeamMember> =>
    (await request(TeamMemberDocument, { id })).teamMember;

  const reminders = (change: CertificateChange, action: ReminderAction) =>
    request(ChangeRemindersDocument, { ...seen(change.certificate), action });

  async function change(wanted: RowChange): Promise<ChangeOutcome> {
    switch (wanted.kind) {
      case 'role':
        await request(ChangeMemberRoleDocument, { ...seen(wanted.member), role: wanted.role });
        break;
      case 'deactivate':
        await request(DeactivateMemberDocument, seen(wanted.member));
        // They say who of those chosen is reminded.
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
        const made = await request(CreateInvitationLinkDocument, {
          id: wanted.member.id,
        });
        return { kind: 'linkMade', link: made.createInvitationLink };
      }
      case 'snooze':
        await reminders(wanted, 'snooze');
        break;
      case 'stop':
        await reminders(wanted, 'stop');
        break;
      case 'resume':
        await reminders(wanted, 'resume');
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
    if (form.kind === 'add') {
      const variables = { key, certificate: answers };
      const added = await request(AddCertificateDocument, variables);
      return added.addCertificate;
    }
    const variables = { ...seen(form.certificate), certificate: answers };
    if (form.kind === 'renew') {
      const renewed = await request(RenewCertificateDocument, { key, ...variables });
      return renewed.renewCertificate;
    }
    const changed = await request(ChangeCertificateDocument, variables);
    return changed.changeCertificate;
  }

  /** Sends the document, or has the one that is kept removed. */
  async function keepFile(
    { id, version }: Certificate,
    file: File | null,
    signal: AbortSignal,
  ): Promise<void> {
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
          // Somebody else has deleted it, or the answer to this was lost.
          if (wanted.kind === 'delete') return { kind: 'made' };
        }
        if (code !== 'CONFLICT') throw error;
        const row = await (isMemberChange(wanted) ? readMember : readCertificate)(rowOf(wanted).id);
        if (isChangeApplied(wanted, row)) return { kind: 'made' };
        return { kind: 'conflict', row };
      }
    },
    /** A certificate that is new, or renewed, and is sent again under the same key is the same certificate. */
    saveCertificate: async (
      wanted: CertificateSave,
      { key, before }: CertificateTry,
      signal: AbortSignal,
    ): Promise<SaveOutcome> => {
      let saved: Certificate;
      try {
        saved = await save(wanted, key);
      } catch (error) {
        signal.throwIfAborted();
        const { code } = toCallFailure(error);
        // Somebody else has deleted it.
        if (code === 'NOT_FOUND') held()?.forget('certificates', 'endingCertificates');
        if (code !== 'CONFLICT' || wanted.form.kind === 'add') throw error;
        const now = await readCertificate(wanted.form.certificate.id);
        signal.throwIfAborted();
        if (isAsTyped(now, wanted)) saved = now;
        else if (before && isAsTyped(now, before))
          saved = await save(rebaseSave({ save: wanted, theirs: now }), key);
        else return { kind: 'conflict', save: wanted, theirs: now };
      }
      held()?.forget('certificates', 'endingCertificates');
      if (wanted.file === undefined || isSameFile(saved.file, wanted.file)) return { kind: 'saved' };
      try {
        await keepFile(saved, wanted.file, signal);
      } catch (error) {
        return { kind: 'fileRefused', certificate: saved, failure: toCallFailure(error) };
      }
      return { kind: 'saved' };
    },
  };
}

/**
 * Whether nothing but this save stands between what was seen and what is now: its answer may have been lost. The
 * document that is there must be the one that was seen, or the one that was sent.
 */
function isAsTyped(now: Certificate, { form, answers, file }: CertificateSave): boolean {
  return (
    form.kind === 'change' &&
    form.certificate.id === now.id &&
    isSameCertificate(now, answers) &&
    (file === undefined || isSameFile(now.file, form.certificate.file) || isSameFile(now.file, file))
  );
}

function seen({ id, version }: { readonly id: string; readonly version: number }) {
  return { id, version };
}
