import * as v from 'valibot';
import { certificateFileTypes, certificateTypes, remindDays, type CertificateType } from './certificate.ts';
import { daysBetween, isDay } from './days.ts';
import { formMessages } from './formMessages.ts';
import { optionalText, requiredText } from './textFields.ts';

export const certificateLimits = {
  nameLength: 100,
  numberLength: 50,
  recipients: 50,
  /** Size of the document in bytes. */
  fileSize: 10_000_000,
} as const;

export const certificateLabels = {
  type: 'Type',
  holder: 'Name of the holder',
  issuer: 'Issuer',
  number: 'Number',
  issuedOn: 'Issued on',
  expiresOn: 'Expires on',
  remindDays: 'Remind',
  recipientIds: 'Send to',
  file: 'File',
} as const;

/** First and last year of a valid date, to exclude typos such as 0026. Issue years begin early for old licenses. */
const issueYears = [1900, 2099] as const;
const expiryYears = [2000, 2099] as const;

type Years = typeof issueYears | typeof expiryYears;

const dayMessage = (label: string) => formMessages.notValid(label, 'date');

const yearMessage = (label: string, [first, last]: Years) =>
  `${label} must be a date from ${first} to ${last}`;

function isWithin(day: string, [first, last]: Years): boolean {
  const year = Number(day.slice(0, 4));
  return year >= first && year <= last;
}

const requiredDay = (label: string, years: Years) =>
  v.pipe(
    v.optional(v.string(formMessages.required(label)), ''),
    v.trim(),
    v.nonEmpty(formMessages.required(label)),
    v.check(isDay, dayMessage(label)),
    v.check((day) => isWithin(day, years), yearMessage(label, years)),
  );

const optionalDay = (label: string, years: Years) =>
  v.pipe(
    optionalText(label, 10),
    v.check((day) => day === null || isDay(day), dayMessage(label)),
    v.check((day) => day === null || isWithin(day, years), yearMessage(label, years)),
  );

export const certificateFileHint = `PDF, JPG or PNG, up to ${certificateLimits.fileSize / 1_000_000} MB`;

export const certificateFileMessages = {
  type: `${certificateLabels.file} must be a PDF, JPG or PNG`,
  size: `${certificateLabels.file} must be up to ${certificateLimits.fileSize / 1_000_000} MB`,
} as const;

export const certificateMessages = {
  remindDays: `Choose from ${remindDays.slice(0, -1).join(', ')} and ${remindDays.at(-1)} days`,
  recipients: 'Choose people on your team',
  renewal: 'The new certificate must expire after today',
} as const;

/** Checks the certificate's document; null removes the saved document, undefined keeps it. */
const fileSchema = v.pipe(
  v.optional(v.unknown()) as v.GenericSchema<File | null | undefined, unknown>,
  v.transform((file) => (file instanceof File || file === null ? file : undefined)),
  v.check((file) => !file || Object.hasOwn(certificateFileTypes, file.type), certificateFileMessages.type),
  v.check((file) => !file || file.size <= certificateLimits.fileSize, certificateFileMessages.size),
);

const certificateEntries = {
  type: v.pipe(
    v.string(formMessages.required(certificateLabels.type)),
    v.picklist(
      Object.keys(certificateTypes) as CertificateType[],
      formMessages.required(certificateLabels.type),
    ),
  ),
  holder: requiredText(certificateLabels.holder, certificateLimits.nameLength),
  issuer: requiredText(certificateLabels.issuer, certificateLimits.nameLength),
  number: optionalText(certificateLabels.number, certificateLimits.numberLength),
  issuedOn: optionalDay(certificateLabels.issuedOn, issueYears),
  expiresOn: requiredDay(certificateLabels.expiresOn, expiryYears),
  /** Days before the expiry; empty for no reminders. */
  remindDays: v.pipe(
    // A form has the numbers as strings.
    v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(Number))),
    v.everyItem((day) => remindDays.some((each) => each === day), certificateMessages.remindDays),
    v.transform((days) => remindDays.filter((each) => days.includes(each))),
  ),
  recipientIds: v.pipe(
    v.array(v.string()),
    v.everyItem((id) => /^[1-9]\d{0,8}$/.test(id), certificateMessages.recipients),
    v.maxLength(certificateLimits.recipients, `Choose up to ${certificateLimits.recipients} people`),
    v.transform((ids) => Array.from(new Set(ids))),
  ),
  file: fileSchema,
};

/** Checks a certificate and its document (screens 2.12), in browser and server. */
export const certificateSchema = v.pipe(
  v.object(certificateEntries),
  v.forward(
    v.partialCheck(
      [['issuedOn'], ['expiresOn']],
      ({ issuedOn, expiresOn }) => issuedOn === null || daysBetween(issuedOn, expiresOn) >= 0,
      `${certificateLabels.expiresOn} cannot be before ${certificateLabels.issuedOn}`,
    ),
    ['expiresOn'],
  ),
  v.forward(
    v.partialCheck(
      [['remindDays'], ['recipientIds']],
      ({ remindDays: days, recipientIds }) => days.length === 0 || recipientIds.length > 0,
      'Choose who gets the reminders',
    ),
    ['recipientIds'],
  ),
  v.transform(({ file, ...answers }) => ({ answers, file })),
);

export type CertificateSubmission = v.InferOutput<typeof certificateSchema>['answers'];

/** Values of the form; an undefined `file` keeps the saved document. */
export type CertificateFormValues = Record<
  'type' | 'holder' | 'issuer' | 'number' | 'issuedOn' | 'expiresOn',
  string
> &
  Record<'remindDays' | 'recipientIds', string[]> & { file: File | null | undefined };
