import type { Certificate } from '#domain/certificate.ts';
import { formatDay } from '#domain/formatDay.ts';

/** When people are reminded of a certificate, and who: "30, 14, 7 days, to you and Sam Ortiz". */
export function reminderWords({
  remindDays,
  recipients,
  remindersStopped,
  snoozedUntil,
}: Pick<Certificate, 'remindDays' | 'recipients' | 'remindersStopped' | 'snoozedUntil'>): string {
  if (remindersStopped) return 'Stopped';
  if (remindDays.length === 0) return 'None';
  if (snoozedUntil !== null) return `Off until ${formatDay(snoozedUntil)}`;
  const days = `${remindDays.join(', ')} ${remindDays.join() === '1' ? 'day' : 'days'}`;
  return recipients.length === 0 ? `${days}, to nobody` : `${days}, to ${listPeople(recipients)}`;
}

/** The person who reads comes first; of many the first two are named. */
function listPeople(recipients: Certificate['recipients']): string {
  const names = recipients
    .toSorted((one, other) => Number(other.isSelf) - Number(one.isSelf))
    .map(({ name, isSelf }) => (isSelf ? 'you' : name));
  const [first = '', second = ''] = names;
  if (names.length <= 1) return first;
  if (names.length === 2) return `${first} and ${second}`;
  return `${first}, ${second} and ${names.length - 2} more`;
}
