import MenuItem from '@mui/material/MenuItem';
import { certificateFilePath, type Certificate } from '#domain/certificate.ts';
import type { CertificateChange } from '#domain/settings.ts';
import { Link } from '#haven/actions/Link.tsx';
import { ActionMenu } from '#haven/data/ActionMenu.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { nameCertificate } from './certificateWords.ts';
import { fetchingAhead, loadCertificateForm } from './lazyForms.ts';
import { useSection } from './section.ts';

interface CertificateActionsProps {
  readonly certificate: Certificate;
  /** The person wants the document that is kept at a path, under this name. */
  readonly onDownload: (path: string, name: string) => void;
}

/** What an owner can do with a certificate. */
export function CertificateActions({ certificate, onDownload }: CertificateActionsProps) {
  const { send } = useSection('certificates');
  const { id, file, daysLeft, snoozedUntil, remindersStopped, remindDays } = certificate;
  const name = nameCertificate(certificate);
  const want = (kind: CertificateChange['kind']) => () =>
    send({ type: 'change.wanted', change: { certificate, kind } });
  // Of what has expired nobody is reminded any more.
  const hasReminders = remindDays.length > 0 && daysLeft >= 0;
  const isOff = remindersStopped || snoozedUntil !== null;

  return (
    <>
      <Link
        variant="action"
        {...fetchingAhead(loadCertificateForm)}
        onClick={() => send({ type: 'certificate.opened', form: { kind: 'renew', certificate } })}
      >
        Renew<VisuallyHidden> {name}</VisuallyHidden>
      </Link>
      <ActionMenu label={`Actions for ${name}`}>
        <MenuItem onClick={() => send({ type: 'certificate.opened', form: { kind: 'change', certificate } })}>
          Change
        </MenuItem>
        {file && (
          <MenuItem onClick={() => onDownload(certificateFilePath(id), file.name)}>Download file</MenuItem>
        )}
        {hasReminders && !isOff && <MenuItem onClick={want('snooze')}>Snooze 7 days</MenuItem>}
        {hasReminders && !isOff && <MenuItem onClick={want('stop')}>Stop reminders</MenuItem>}
        {hasReminders && isOff && <MenuItem onClick={want('resume')}>Resume reminders</MenuItem>}
        <MenuItem sx={{ color: 'error.main' }} onClick={want('delete')}>
          Delete
        </MenuItem>
      </ActionMenu>
    </>
  );
}
