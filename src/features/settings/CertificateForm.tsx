import Alert from '@mui/material/Alert';
import { CertificateFacts } from './CertificateFacts.tsx';
import { CertificateReminders } from './CertificateReminders.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { useSection } from './section.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useCertificateForm } from './useCertificateForm.ts';

const words = {
  add: { submit: 'Add certificate', busy: 'Adding…' },
  change: { submit: 'Save changes', busy: 'Saving…' },
  renew: { submit: 'Renew certificate', busy: 'Renewing…' },
} as const;

/** The form of a certificate: a new one, one that is changed, or the one that takes the place of another. */
export function CertificateForm() {
  const { form: about, done, send } = useSection('certificates');
  const certificateForm = useCertificateForm();

  return (
    <>
      <SettingsForm
        errorSummary={certificateForm.errorSummary}
        onSubmit={certificateForm.submit(({ answers, file }) =>
          send({ type: 'certificate.submitted', save: { form: about, answers, file } }),
        )}
        words={words[about.kind]}
      >
        {done === 'savedWithoutFile' && (
          <Alert severity="warning">
            The certificate is saved, but not its document. Save it again to try once more.
          </Alert>
        )}
        <CertificateFacts {...certificateForm} />
        <CertificateReminders {...certificateForm} />
      </SettingsForm>
      <CompareDialog />
    </>
  );
}
