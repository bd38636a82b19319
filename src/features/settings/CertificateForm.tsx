import Alert from '@mui/material/Alert';
import { remindDays } from '#domain/certificate.ts';
import { certificateLabels } from '#domain/certificateForm.ts';
import { CheckboxGroup } from '#haven/fields/Checkbox.tsx';
import { CertificateFormFields } from './CertificateFormFields.tsx';
import { CompareCertificatesDialog } from './CompareCertificatesDialog.tsx';
import { RecipientsField } from './RecipientsField.tsx';
import { useSectionState } from './section.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useCertificateForm } from './useCertificateForm.ts';

const buttonTexts = {
  add: { submit: 'Add certificate', busy: 'Adding…' },
  change: { submit: 'Save changes', busy: 'Saving…' },
  renew: { submit: 'Renew certificate', busy: 'Renewing…' },
} as const;

/** Form that adds, changes, or renews a certificate. */
export function CertificateForm() {
  const { form: about, done, send } = useSectionState('certificates');
  const certificateForm = useCertificateForm();

  return (
    <>
      <SettingsForm
        errorSummary={certificateForm.errorSummary}
        onSubmit={certificateForm.submit(({ answers, file }) =>
          send({ type: 'certificate.submitted', save: { form: about, answers, file } }),
        )}
        words={buttonTexts[about.kind]}
      >
        {done === 'savedWithoutFile' && (
          <Alert severity="warning">
            The certificate is saved, but not its document. Save it again to try once more.
          </Alert>
        )}
        <CertificateFormFields {...certificateForm} />
        <CheckboxGroup
          legend={certificateLabels.remindDays}
          hint="Before it expires, at 7 in the morning"
          choices={remindDays.map((days) => ({
            value: String(days),
            label: days === 1 ? '1 day' : `${days} days`,
          }))}
          {...certificateForm.field('remindDays')}
        />
        <RecipientsField {...certificateForm} />
      </SettingsForm>
      <CompareCertificatesDialog />
    </>
  );
}
