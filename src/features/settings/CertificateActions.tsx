import MenuItem from '@mui/material/MenuItem';
import { certificateFilePath, type Certificate } from '#domain/certificate.ts';
import type { CertificateChange } from '#domain/settings.ts';
import { Link } from '#haven/actions/Link.tsx';
import { ActionMenu } from '#haven/data/ActionMenu.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { nameCertificate } from './describeCertificateChange.ts';
import { loadCertificateForm, preloadOnHover } from './lazyForms.ts';
import { useSection } from './section.ts';

interface CertificateActionsProps {
  readonly certificate: Certificate;
  readonly onDownload: (path: string, name: string) => void;
}

export function CertificateActions({ certificate, onDownload }: CertificateActionsProps) {
  const { send } = useSection('certificates');
  const { id, file, daysLeft, snoozedUntil, remindersStopped, remindDays } = certificate;
  const name = nameCertificate(certificate);
  const request = (kind: CertificateChange['kind']) => () =>
    send({ type: 'change.wanted', change: { certificate, kind } });
  // Reminders end with the last day.
  const hasReminders = remindDays.length > 0 && daysLeft >= 0;
  const isOff = remindersStopped || snoozedUntil !== null;

  return (
    <>
      <Link
        variant="action"
        {...preloadOnHover(loadCertificateForm)}
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
        {hasReminders && !isOff && <MenuItem onClick={request('snooze')}>Snooze 7 days</MenuItem>}
        {hasReminders && !isOff && <MenuItem onClick={request('stop')}>Stop reminders</MenuItem>}
        {hasReminders && isOff && <MenuItem onClick={request('resume')}>Resume reminders</MenuItem>}
        <MenuItem sx={{ color: 'error.main' }} onClick={request('delete')}>
          Delete
        </MenuItem>
      </ActionMenu>
    </>
  );
}
