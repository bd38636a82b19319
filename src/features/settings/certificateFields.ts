import { usualRemindDays } from '#domain/certificate.ts';
import type { CertificateFields } from '#domain/certificateForm.ts';
import type { CertificateForm } from '#domain/settings.ts';
import type { UserInfo } from '#domain/userInfo.ts';

/**
 * What stands in the form at first. What is renewed is of the same kind and goes to the same people; its days and
 * its document are new. Whoever adds one is reminded themselves unless they choose otherwise.
 */
export function toCertificateFields(form: CertificateForm, userInfo: UserInfo | null): CertificateFields {
  if (form.kind === 'add') {
    return {
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
  }
  const { type, holder, issuer, number, issuedOn, expiresOn, remindDays, recipients } = form.certificate;
  const isRenewed = form.kind === 'renew';
  return {
    type,
    holder,
    issuer,
    number: number ?? '',
    issuedOn: isRenewed ? '' : (issuedOn ?? ''),
    expiresOn: isRenewed ? '' : expiresOn,
    remindDays: remindDays.map(String),
    recipientIds: recipients.map(({ id }) => id),
    file: undefined,
  };
}
