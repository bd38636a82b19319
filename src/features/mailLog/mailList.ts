import type { AdminListPlace, AdminListShape } from '#domain/adminList.ts';
import type { LoggedMailsQueryVariables, MailState } from '#graphql/adminHooks.ts';
import type { PlaceVariables } from '#admin/useAdminRows.ts';

/** Names of the states. */
export const stateNames: Readonly<Record<MailState, string>> = {
  SENT: 'Sent',
  FAILING: 'Failing, tried again',
  GIVEN_UP: 'Given up',
  REPLACED: 'Replaced by a newer one',
};

export const states = Object.keys(stateNames) as MailState[];

export const mailList: AdminListShape = {
  section: 'outbox',
  isLarge: true,
  orders: ['at'],
  descends: true,
  filters: { state: states },
};

/** Variables of the query for a place of the list. */
export function mailVariables(place: AdminListPlace): PlaceVariables<LoggedMailsQueryVariables> {
  return {
    states: states.filter((state) => place.filters['state']?.includes(state)),
  };
}
