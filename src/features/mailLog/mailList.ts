import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import type { LoggedMailsQueryVariables, MailState } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminList.ts';

export const mailStateNames: Readonly<Record<MailState, string>> = {
  sent: 'Sent',
  failing: 'Failing, tried again',
  givenUp: 'Given up',
  replaced: 'Replaced by a newer one',
};

export const mailStateFilterValues = Object.keys(mailStateNames) as MailState[];

export const mailsShape: AdminListShape = {
  section: 'outbox',
  isLarge: true,
  orders: ['at'],
  descends: true,
  filters: { state: mailStateFilterValues },
};

export function toMailVariables({ filters }: AdminListParams): FilterVariables<LoggedMailsQueryVariables> {
  return { states: mailStateFilterValues.filter((state) => filters['state']?.includes(state)) };
}
