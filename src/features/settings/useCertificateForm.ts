import { useState } from 'react';
import { certificateSchema, type CertificateFields } from '#domain/certificateForm.ts';
import { refusalOf } from '#domain/failureWords.ts';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useViewer } from '#session/useViewer.ts';
import { toCertificateFields } from './certificateFields.ts';
import { useSection } from './section.ts';

export type CertificateFormOf = ReturnType<typeof useCertificateForm>;

/** The form of the certificate that is added, changed or renewed. */
export function useCertificateForm() {
  const settings = useSection('certificates');
  const { userInfo } = useViewer();
  const [initial] = useState(() => toCertificateFields(settings.form, userInfo));
  const [typed, setTyped] = useState<Pick<CertificateFields, 'expiresOn' | 'file'>>(initial);
  const form = useValidatedForm(certificateSchema, initial, {
    onValues: ({ expiresOn = '', file }) => {
      setTyped({ expiresOn, file });
      settings.send({ type: 'form.typed' });
    },
    isBusy: settings.isBusy,
    refusal: refusalOf(settings.failure),
  });
  return { ...form, typed };
}
