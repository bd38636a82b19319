import * as v from 'valibot';
import { certificateFileTypes, certificateTypes, remindDays, type CertificateType } from './certificate.ts';
import { daysBetween, isDay } from './days.ts';
import { formMessages } from './formMessages.ts';
import { optionalText, requiredText } from './textFields.ts';

export const certificateLimits = {
  nameLength: 100,
  numberLength: 50,
  recipients: 50,
  /** Bytes of the document that goes with it. */
  fileSize: 10_000_000,
} as const;

/** Labels of the form, as people see them and as messages name them. */
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

const dayMessage = (label: string) => formMessages.notValid(label, 'date');

const requiredDay = (label: string) =>
  v.pipe(
    v.optional(v.string(formMessages.required(label)), ''),
    v.trim(),
    v.nonEmpty(formMessages.required(label)),
    v.check(isDay, dayMessage(label)),
  );

const optionalDay = (label: string) =>
  v.pipe(
    optionalText(label, 10),
    v.check((day) => day === null || isDay(day), dayMessage(label)),
  );

/** Which files may go with a certificate, in words. */
export const certificateFileHint = `PDF, JPG or PNG, up to ${certificateLimits.fileSize / 1_000_000} MB`;

export const certificateFileMessages = {
  type: `${certificateLabels.file} must be a PDF, JPG or PNG`,
  size: `${certificateLabels.file} must be up to ${certificateLimits.fileSize / 1_000_000} MB`,
} as const;

/** A document that goes with it: null removes the one that is kept, and undefined leaves it. */
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
  issuedOn: optionalDay(certificateLabels.issuedOn),
  /** The last day on which it holds, as YYYY-MM-DD. */
  expiresOn: requiredDay(certificateLabels.expiresOn),
  /** So many days before that; empty where nobody is to be reminded. */
  remindDays: v.pipe(
    // A form holds them as texts.
    v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.picklist(remindDays))),
    v.transform((days) => remindDays.filter((each) => days.includes(each))),
  ),
  /** Ids of people of the company. */
  recipientIds: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/))),
    v.maxLength(certificateLimits.recipients),
    v.transform((ids) => Array.from(new Set(ids))),
  ),
  file: fileSchema,
};

/**
 * A certificate as it is told (screens 2.12), and the document that goes with it. The form checks both, and the
 * server the first again, to which the document comes by itself.
 */
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

export type CertificateAnswers = v.InferOutput<typeof certificateSchema>['answers'];

/** What is typed into the form, in the order of the page; a document of undefined leaves the one that is kept. */
export interface CertificateFields {
  type: string;
  holder: string;
  issuer: string;
  number: string;
  issuedOn: string;
  expiresOn: string;
  remindDays: string[];
  recipientIds: string[];
  file: File | null | undefined;
}
