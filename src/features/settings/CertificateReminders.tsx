import { remindDays } from '#domain/certificate.ts';
import { certificateLabels as labels } from '#domain/certificateForm.ts';
import { CheckboxGroup } from '#haven/fields/Checkbox.tsx';
import { RecipientsField } from './RecipientsField.tsx';
import type { CertificateFormOf } from './useCertificateForm.ts';

const days = remindDays.map((each) => ({
  value: String(each),
  label: each === 1 ? '1 day' : `${each} days`,
}));

/** Chooses the days of the reminders of a certificate, and who gets them. */
export function CertificateReminders(certificateForm: CertificateFormOf) {
  return (
    <>
      <CheckboxGroup
        legend={labels.remindDays}
        hint="Before it expires, at 7 in the morning"
        choices={days}
        {...certificateForm.field('remindDays')}
      />
      <RecipientsField {...certificateForm} />
    </>
  );
}
