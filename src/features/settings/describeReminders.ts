import type { Certificate } from '#domain/certificate.ts';
import { formatDay } from '#domain/formatDay.ts';

/** Describes a certificate's reminders: "30, 14, 7 days, to you and Sam Ortiz", "Off until 12/02/2026", "Stopped". */
export function describeReminders({
  remindDays,
  recipients,
  remindersStopped,
  snoozedUntil,
  daysLeft,
}: Certificate): string {
  if (remindersStopped) return 'Stopped';
  if (remindDays.length === 0) return 'None';
  if (snoozedUntil !== null) return `Off until ${formatDay(snoozedUntil)}`;
  if (daysLeft < 0) return 'Reminders ended';
  const days = `${remindDays.join(', ')} ${remindDays.join() === '1' ? 'day' : 'days'}`;
  const isAnyActive = recipients.some(({ isActive }) => isActive);
  return `${days}, to ${isAnyActive ? listPeople(recipients) : 'the owners: nobody chosen is active'}`;
}

const rankOf = ({ isSelf, isActive }: Certificate['recipients'][number]) => (isSelf ? 0 : isActive ? 1 : 2);

/** Describes recipients, the viewer first, inactive people last; names up to two: "you, Sam Ortiz and 3 more". */
function listPeople(recipients: Certificate['recipients']): string {
  const names = recipients
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map(({ name, isSelf, isActive }) => (isSelf ? 'you' : `${name}${isActive ? '' : ' (not active)'}`));
  const [first = '', second = ''] = names;
  if (names.length <= 1) return first;
  if (names.length === 2) return `${first} and ${second}`;
  return `${first}, ${second} and ${names.length - 2} more`;
}
