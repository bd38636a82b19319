import { useState } from 'react';
import { usualRemindDays } from '#domain/certificate.ts';
import { certificateSchema, type CertificateFormValues } from '#domain/certificateForm.ts';
import { createRefusal } from '#domain/failureWords.ts';
import type { CertificateFormTarget } from '#domain/settings.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useViewer } from '#session/useViewer.ts';
import { useSectionState } from './section.ts';

export type CertificateFormState = ReturnType<typeof useCertificateForm>;

export function useCertificateForm() {
  const { form: about, isBusy, failure, send } = useSectionState('certificates');
  const { userInfo } = useViewer();
  const [initial] = useState(() => toCertificateFields(about, userInfo));
  const [typed, setTyped] = useState<Pick<CertificateFormValues, 'expiresOn' | 'file'>>(initial);
  const form = useValidatedForm(certificateSchema, initial, {
    onValues: ({ expiresOn = '', file }) => {
      setTyped({ expiresOn, file });
      send({ type: 'form.typed' });
    },
    isBusy,
    refusal: createRefusal(failure),
  });
  return { ...form, typed };
}

/** Returns a form's initial values: a new certificate reminds the person who adds it; a renewal has empty dates. */
export function toCertificateFields(
  form: CertificateFormTarget,
  userInfo: UserInfo | null,
): CertificateFormValues {
  const added: CertificateFormValues = {
    type: '',
    holder: userInfo?.customer?.customerName ?? '',
    issuer: '',
    number: '',
    issuedOn: '',
    expiresOn: '',
    remindDays: usualRemindDays.map(String),
    recipientIds: userInfo ? [String(userInfo.userId)] : [],
    file: undefined,
  };
  if (form.kind === 'add') return added;
  const { type, holder, issuer, number, issuedOn, expiresOn, remindDays, recipients } = form.certificate;
  return {
    ...added,
    type,
    holder,
    issuer,
    number: number ?? '',
    ...(form.kind === 'change' && { issuedOn: issuedOn ?? '', expiresOn }),
    remindDays: remindDays.map(String),
    recipientIds: recipients.map(({ id }) => id),
  };
}
