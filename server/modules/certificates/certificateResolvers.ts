import { expiringSoonDays } from '#domain/certificate.ts';
import { certificateSchema } from '#domain/certificateForm.ts';
import { addDays, daysBetween } from '#domain/days.ts';
import { fullName } from '#domain/userInfo.ts';
import type { Certificate as Presented } from '#graphql/resolvers.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { GraphQLContext } from '#server/platform/graphql/context.ts';
import { pageRequestSchema, requireOwner } from '#server/platform/graphql/ownerRequests.ts';
import { submissionKeySchema } from '#server/platform/graphql/submissionKey.ts';
import { parse } from '#server/platform/http/parse.ts';
import { parseId } from '#server/platform/http/parseId.ts';
import type { Part } from '#server/platform/part.ts';
import {
  countCertificatesEndingBy,
  findCertificate,
  listCertificates,
  findCompanyToday,
  type Certificate,
} from './listCertificates.ts';
import { deleteCertificate, changeReminders } from './changeReminders.ts';
import { canBeReminded } from './remindOfCertificates.ts';
import {
  addCertificate,
  changeCertificate,
  renewCertificate,
  unknownCertificate,
} from './saveCertificate.ts';

const decidedOn = ({ id, version }: { readonly id: string | number; readonly version: number }) => ({
  id: parseId(id, unknownCertificate),
  version,
});

/** Converts a certificate to its GraphQL type for a person. `today` is the date in the company's zone (YYYY-MM-DD). */
function toCertificate({ row, recipients, file }: Certificate, { user }: Person, today: string): Presented {
  const { id, expiresOn, snoozedUntil, remindersStoppedAt } = row;
  return {
    ...row,
    id: String(id),
    daysLeft: daysBetween(today, expiresOn),
    recipients: recipients.map((recipient) => ({
      id: String(recipient.id),
      name: fullName(recipient),
      isSelf: recipient.id === user.id,
      isActive: canBeReminded(recipient),
    })),
    snoozedUntil: snoozedUntil !== null && snoozedUntil > today ? snoozedUntil : null,
    remindersStopped: remindersStoppedAt !== null,
    file,
  };
}

async function present({ services: { db } }: GraphQLContext, owner: Person, certificate: Certificate) {
  return toCertificate(certificate, owner, await findCompanyToday(db, certificate.row.customerId));
}

export const certificateQueries = {
  certificates: async (_parent, given, context) => {
    const owner = await requireOwner(context);
    const { customerId } = owner.user;
    if (customerId === null) return { certificates: [], total: 0 };
    const { db } = context.services;
    const { certificates, total } = await listCertificates(db, customerId, parse(pageRequestSchema, given));
    const today = await findCompanyToday(db, customerId);
    return { certificates: certificates.map((each) => toCertificate(each, owner, today)), total };
  },
  certificate: async (_parent, { id }, context) => {
    const owner = await requireOwner(context);
    const certificateId = parseId(id, unknownCertificate);
    const found = await findCertificate(context.services.db, owner.user.customerId ?? 0, certificateId);
    if (!found) throw unknownCertificate();
    return present(context, owner, found);
  },
  endingCertificates: async (_parent, _arguments, context) => {
    const { user } = await requireOwner(context);
    if (user.customerId === null) return null;
    const { db } = context.services;
    const today = await findCompanyToday(db, user.customerId);
    const ending = await countCertificatesEndingBy(db, user.customerId, addDays(today, expiringSoonDays));
    return ending && { ...ending, isOver: ending.firstOn < today };
  },
} satisfies Part['queries'];

/** Mutations of owners on the certificates of their company (screens 2.12). */
export const certificateMutations = {
  addCertificate: async (_parent, given, context) => {
    const owner = await requireOwner(context);
    const { answers } = parse(certificateSchema, given.certificate);
    const key = parse(submissionKeySchema, given.key);
    return present(context, owner, await addCertificate(context.services.db, owner, { key, ...answers }));
  },
  changeCertificate: async (_parent, { certificate, ...given }, context) => {
    const owner = await requireOwner(context);
    const { answers } = parse(certificateSchema, certificate);
    const changed = await changeCertificate(context.services.db, owner, decidedOn(given), answers);
    return present(context, owner, changed);
  },
  renewCertificate: async (_parent, { certificate, ...given }, context) => {
    const owner = await requireOwner(context);
    const { answers } = parse(certificateSchema, certificate);
    const key = parse(submissionKeySchema, given.key);
    const renewed = await renewCertificate(context.services.db, owner, decidedOn(given), { key, ...answers });
    return present(context, owner, renewed);
  },
  changeReminders: async (_parent, { action, ...given }, context) => {
    const owner = await requireOwner(context);
    const moved = await changeReminders(context.services.db, owner, decidedOn(given), action);
    return present(context, owner, moved);
  },
  deleteCertificate: async (_parent, given, context) => {
    const owner = await requireOwner(context);
    await deleteCertificate(context.services.db, owner, decidedOn(given));
    return String(given.id);
  },
} satisfies Part['mutations'];
