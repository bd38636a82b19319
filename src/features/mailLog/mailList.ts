import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import type { LoggedMailsQueryVariables, MailState } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminList.ts';

export const mailStateNames: Readonly<Record<MailState, string>> = {
  sent: 'Sent',
  failing: 'Failing, tried again',
  givenUp: 'Given up',
  replaced: 'Replaced by a newer one',
};

export const mailStateValues = Object.keys(mailStateNames) as MailState[];

export const mailsShape: AdminListShape = {
  section: 'outbox',
  isLarge: true,
  orders: ['at'],
  descends: true,
  filters: { state: mailStateValues },
};

export function toMailVariables({ filters }: AdminListParams): FilterVariables<LoggedMailsQueryVariables> {
  return { states: mailStateValues.filter((state) => filters['state']?.includes(state)) };
}
