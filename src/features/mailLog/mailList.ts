import type { AdminListParams, AdminListShape } from '#domain/adminList.ts';
import type { LoggedMailsQueryVariables, MailState } from '#graphql/adminHooks.ts';
import type { FilterVariables } from '#admin/useAdminRows.ts';

export const stateNames: Readonly<Record<MailState, string>> = {
  sent: 'Sent',
  failing: 'Failing, tried again',
  givenUp: 'Given up',
  replaced: 'Replaced by a newer one',
};

export const states = Object.keys(stateNames) as MailState[];

export const mailList: AdminListShape = {
  section: 'outbox',
  isLarge: true,
  orders: ['at'],
  descends: true,
  filters: { state: states },
};

export function mailVariables({ filters }: AdminListParams): FilterVariables<LoggedMailsQueryVariables> {
  return { states: states.filter((state) => filters['state']?.includes(state)) };
}
