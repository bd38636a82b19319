import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import { toCallFailure } from '#domain/callFailure.ts';
import { certificateFilePath, type Certificate } from '#domain/certificate.ts';
import {
  isMadeAlready,
  isMemberChange,
  rowOf,
  type CertificateChange,
  type CertificateSave,
  type ChangeOutcome,
  type RowChange,
  type SaveOutcome,
  type SettingsChoice,
} from '#domain/settings.ts';
import { isSameCertificate, isSameFile } from '#domain/sameCertificate.ts';
import type { Invitation, TeamMember } from '#domain/team.ts';
import {
  AddCertificateDocument,
  CertificateDocument,
  ChangeCertificateDocument,
  ChangeMemberRoleDocument,
  ChooseOfferNewsDocument,
  ChooseTimeZoneDocument,
  CreateInvitationLinkDocument,
  DeactivateMemberDocument,
  DeleteCertificateDocument,
  InviteMemberDocument,
  MoveRemindersDocument,
  PrivacyDocument,
  ReactivateMemberDocument,
  RenewCertificateDocument,
  ResendInvitationDocument,
  TeamMemberDocument,
  type AddCertificateMutation,
  type CertificateQuery,
  type ChangeCertificateMutation,
  type ChooseOfferNewsMutation,
  type CreateInvitationLinkMutation,
  type ReminderMove,
  type RenewCertificateMutation,
  type TeamMemberQuery,
} from '#graphql/settingsHooks.ts';
import type { Files } from './files.ts';

/** The page that asks shows itself what the server refuses. */
const context = { isToldByPage: true };

/** A try of a form to save a certificate. */
export interface CertificateTry {
  /** The same for each try of one form. */
  readonly key: string;
  /** What the try before it sent, whose answer may have been lost. */
  readonly before: CertificateSave | null;
}

type List = 'team' | 'certificates' | 'endingCertificates';

/** What owners call in the account settings (screens 2.12). Each call rejects with a `CallFailure`. */
export function createSettingsCalls(client: ApolloClient, loadFiles: () => Promise<Files>) {
  async function mutate<Answer>(mutation: DocumentNode, variables: OperationVariables): Promise<Answer> {
    const { data, error } = await client.mutate<Answer>({ mutation, variables, context });
    if (error) throw error;
    return data as Answer;
  }

  /** What is now, whatever the browser holds. */
  async function query<Answer>(document: DocumentNode, id: string): Promise<Answer> {
    const { data, error } = await client.query<Answer>({
      query: document,
      variables: { id },
      context,
      fetchPolicy: 'network-only',
    });
    if (error) throw error;
    return data as Answer;
  }

  const readCertificate = async (id: string): Promise<Certificate> =>
    (await query<CertificateQuery>(CertificateDocument, id)).certificate;

  const readMember = async (id: string): Promise<TeamMember> =>
    (await query<TeamMemberQuery>(TeamMemberDocument, id)).teamMember;

  /** Lists are asked for anew when they are shown again. */
  function forget(...lists: readonly List[]): void {
    for (const fieldName of lists) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  }

  /** A list that is shown now is asked for anew, and stands until its answer comes. */
  function askAnew(list: List): void {
    const fields = { [list]: (_: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE };
    void client.refetchQueries({ updateCache: (cache) => void cache.modify({ fields }) });
  }

  const reminders = (change: CertificateChange, move: ReminderMove) =>
    mutate(MoveRemindersDocument, { ...seen(change.certificate), move });

  async function change(wanted: RowChange): Promise<ChangeOutcome> {
    switch (wanted.kind) {
      case 'role':
        await mutate(ChangeMemberRoleDocument, { ...seen(wanted.member), role: wanted.role });
        break;
      case 'deactivate':
        await mutate(DeactivateMemberDocument, seen(wanted.member));
        // They say who of those chosen is reminded.
        forget('certificates');
        break;
      case 'reactivate':
        await mutate(ReactivateMemberDocument, seen(wanted.member));
        forget('certificates');
        break;
      case 'resend':
        await mutate(ResendInvitationDocument, { id: wanted.member.id });
        break;
      case 'link': {
        const made = await mutate<CreateInvitationLinkMutation>(CreateInvitationLinkDocument, {
          id: wanted.member.id,
        });
        return { kind: 'linkMade', link: made.createInvitationLink };
      }
      case 'snooze':
        await reminders(wanted, 'SNOOZE');
        break;
      case 'stop':
        await reminders(wanted, 'STOP');
        break;
      case 'resume':
        await reminders(wanted, 'RESUME');
        break;
      case 'delete':
      default:
        await mutate(DeleteCertificateDocument, seen(wanted.certificate));
        client.cache.evict({ id: `Certificate:${wanted.certificate.id}` });
        forget('endingCertificates');
        askAnew('certificates');
    }
    return { kind: 'made' };
  }

  async function save({ form, answers }: CertificateSave, key: string): Promise<Certificate> {
    if (form.kind === 'add') {
      const variables = { key, certificate: answers };
      const added = await mutate<AddCertificateMutation>(AddCertificateDocument, variables);
      return added.addCertificate;
    }
    const variables = { ...seen(form.certificate), certificate: answers };
    if (form.kind === 'renew') {
      const renewed = await mutate<RenewCertificateMutation>(RenewCertificateDocument, { key, ...variables });
      return renewed.renewCertificate;
    }
    const changed = await mutate<ChangeCertificateMutation>(ChangeCertificateDocument, variables);
    return changed.changeCertificate;
  }

  /** Sends the document, or has the one that is kept removed. */
  async function keepFile({ id, version }: Certificate, file: File | null): Promise<void> {
    const path = certificateFilePath(id);
    const files = await loadFiles();
    await (file ? files.send(path, { version, name: file.name }, file) : files.remove(path, { version }));
  }

  return {
    inviteMember: async (invitation: Invitation): Promise<void> => {
      await mutate(InviteMemberDocument, { invitation });
      forget('team');
    },
    makeChange: async (wanted: RowChange): Promise<ChangeOutcome> => {
      try {
        return await change(wanted);
      } catch (error) {
        const { code } = toCallFailure(error);
        if (code === 'NOT_FOUND') {
          askAnew(isMemberChange(wanted) ? 'team' : 'certificates');
          // Somebody else has deleted it, or the answer to this was lost.
          if (wanted.kind === 'delete') return { kind: 'made' };
        }
        if (code !== 'CONFLICT') throw error;
        const row = await (isMemberChange(wanted) ? readMember : readCertificate)(rowOf(wanted).id);
        if (isMadeAlready(wanted, row)) return { kind: 'made' };
        return { kind: 'conflict', row };
      }
    },
    /** A certificate that is new, or renewed, and is sent again under the same key is the same certificate. */
    saveCertificate: async (
      wanted: CertificateSave,
      { key, before }: CertificateTry,
    ): Promise<SaveOutcome> => {
      let saved: Certificate;
      try {
        saved = await save(wanted, key);
      } catch (error) {
        const { code } = toCallFailure(error);
        // Somebody else has deleted it.
        if (code === 'NOT_FOUND') forget('certificates', 'endingCertificates');
        if (code !== 'CONFLICT' || wanted.form.kind === 'add') throw error;
        const now = await readCertificate(wanted.form.certificate.id);
        if (isAsTyped(now, wanted)) saved = now;
        else if (before && isAsTyped(now, before)) saved = await save(onto(now, wanted), key);
        else return { kind: 'conflict', certificate: now };
      }
      forget('certificates', 'endingCertificates');
      if (wanted.file === undefined || isSameFile(saved.file, wanted.file)) return { kind: 'saved' };
      try {
        await keepFile(saved, wanted.file);
      } catch (error) {
        return { kind: 'fileRefused', certificate: saved, failure: toCallFailure(error) };
      }
      return { kind: 'saved' };
    },
    keepChoice: async (choice: SettingsChoice): Promise<void> => {
      if (choice.of === 'timeZone') {
        await mutate(ChooseTimeZoneDocument, { timeZone: choice.timeZone });
        // The days that are left are counted by it.
        forget('certificates', 'endingCertificates');
        return;
      }
      const { chooseOfferNews: privacy } = await mutate<ChooseOfferNewsMutation>(ChooseOfferNewsDocument, {
        offerNews: choice.offerNews,
      });
      client.cache.writeQuery({ query: PrivacyDocument, data: { privacy } });
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

/** The same answers, to be saved on the certificate as it is now. */
function onto(now: Certificate, { form, ...save }: CertificateSave): CertificateSave {
  return { ...save, form: form.kind === 'add' ? form : { kind: form.kind, certificate: now } };
}

function seen({ id, version }: { readonly id: string; readonly version: number }) {
  return { id, version };
}
