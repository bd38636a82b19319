import { createMemberMailTemplate } from '#server/platform/mail/mailTemplate.ts';
import type { Part } from '#server/platform/part.ts';
import { certificateFileRoutes } from './certificateFileRoutes.ts';
import { personalCertificateRecords } from './personalCertificateRecords.ts';
import { certificateQueries, certificateMutations } from './certificateResolvers.ts';
import { findReminderMessageFacts } from './findReminderMessageFacts.ts';
import { remindOfCertificates } from './remindOfCertificates.ts';
import { reminderMessage } from './reminderMessage.ts';
import { addSampleCertificates } from './sampleCertificates.ts';

export const certificatesPart = {
  templates: { certificateMail: createMemberMailTemplate(findReminderMessageFacts, reminderMessage) },
  rounds: { certificateReminders: ({ db }) => remindOfCertificates(db) },
  addSample: addSampleCertificates,
  queries: certificateQueries,
  mutations: certificateMutations,
  routes: [certificateFileRoutes],
  records: personalCertificateRecords,
} satisfies Part;
