import { expect, it } from 'vitest';
import { dana } from '#tests/support/session.ts';
import { insurance } from '#tests/support/account.ts';
import { toCertificateFields } from './useCertificateForm.ts';

const acmeOwner = {
  ...dana,
  customer: {
    customerId: 1,
    customerName: 'Acme Builders',
    customerTypeName: null,
    sourceId: null,
    sourceType: null,
  },
};
const kept = { ...insurance, number: 'GL-1', issuedOn: '2025-12-15' };
const copied = {
  type: 'INSURANCE',
  holder: 'Acme Builders',
  issuer: 'Prairie Mutual',
  number: 'GL-1',
  remindDays: ['30', '14', '7'],
  recipientIds: ['20'],
  file: undefined,
};

it('the form for a new certificate has the company as holder, and the person as recipient', () => {
  expect(toCertificateFields({ kind: 'add' }, acmeOwner)).toMatchObject({
    type: '',
    holder: 'Acme Builders',
    remindDays: ['30', '14', '7'],
    recipientIds: [String(dana.userId)],
  });
});

it('the form for a change has all values of the certificate', () => {
  expect(toCertificateFields({ kind: 'change', certificate: kept }, dana)).toEqual({
    ...copied,
    issuedOn: '2025-12-15',
    expiresOn: '2026-12-15',
  });
});

it('the form for a renewal has all values except the dates', () => {
  expect(toCertificateFields({ kind: 'renew', certificate: kept }, dana)).toEqual({
    ...copied,
    issuedOn: '',
    expiresOn: '',
  });
});
