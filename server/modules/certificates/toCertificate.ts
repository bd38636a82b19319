import { daysBetween } from '#domain/days.ts';
import { fullName } from '#domain/userInfo.ts';
import type { Certificate as Presented } from '#graphql/resolvers.ts';
import type { Person } from '#server/platform/auth/person.ts';
import type { Certificate } from './listCertificates.ts';
import { isActive } from './remindedPeople.ts';

/** A certificate as this person sees it on a day of the company's calendar. */
export function toCertificate(
  { row, recipients, file }: Certificate,
  { user }: Person,
  today: string,
): Presented {
  const { id, type, holder, issuer, number, issuedOn, expiresOn, remindDays, snoozedUntil, version } = row;
  return {
    id: String(id),
    type,
    holder,
    issuer,
    number,
    issuedOn,
    expiresOn,
    daysLeft: daysBetween(today, expiresOn),
    remindDays,
    recipients: recipients.map((recipient) => ({
      id: String(recipient.id),
      name: fullName(recipient),
      isSelf: recipient.id === user.id,
      isActive: isActive(recipient),
    })),
    snoozedUntil: snoozedUntil !== null && snoozedUntil > today ? snoozedUntil : null,
    remindersStopped: row.remindersStoppedAt !== null,
    file: file && { name: file.name, size: file.size },
    version,
  };
}
