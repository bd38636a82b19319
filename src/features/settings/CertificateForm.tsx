import { Button } from '#haven/Button.tsx';
import { ErrorSummary } from '#haven/ErrorSummary.tsx';
import { FormActions, FormFields } from '#haven/FormLayout.tsx';
import { Surface } from '#haven/Surface.tsx';
import { useSettings } from '#session/useSettings.ts';
import { CertificateFacts } from './CertificateFacts.tsx';
import { CertificateReminders } from './CertificateReminders.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { useCertificateForm } from './useCertificateForm.ts';

const words = {
  add: { submit: 'Add certificate', busy: 'Adding…' },
  change: { submit: 'Save changes', busy: 'Saving…' },
  renew: { submit: 'Renew certificate', busy: 'Renewing…' },
} as const;

/** The form of a certificate: a new one, one that is changed, or the one that takes the place of another. */
export function CertificateForm() {
  const { isBusy, form: about, send } = useSettings();
  const certificateForm = useCertificateForm();
  const { submit, busy } = words[about.kind];

  return (
    <>
      <ErrorSummary {...certificateForm.errorSummary} />
      <Surface padding="form">
        <form
          noValidate
          onSubmit={(event) => {
            void certificateForm.submit(({ answers, file }) => {
              if (!isBusy) send({ type: 'certificate.submitted', save: { form: about, answers, file } });
            })(event);
          }}
        >
          <FormFields>
            <CertificateFacts {...certificateForm} />
            <CertificateReminders {...certificateForm} />
          </FormFields>
          <FormActions>
            <Button type="submit" size="large" busy={isBusy}>
              {isBusy ? busy : submit}
            </Button>
            <Button
              variant="outline"
              size="large"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) send({ type: 'form.left' });
              }}
            >
              Cancel
            </Button>
          </FormActions>
        </form>
      </Surface>
      <CompareDialog />
    </>
  );
}
