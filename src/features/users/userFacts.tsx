import type { ReactNode } from 'react';
import { adminEntryOf } from '#domain/adminAddress.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import type { AdminUserQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { roleNameOf, statusNames } from './userList.ts';

/** The known facts of a user. */
export function userFacts(detail: AdminUserQuery['adminUser']) {
  const { user } = detail;
  const { customerId, customerName } = user;
  const customer =
    customerId && customerName ? (
      <Link href={adminEntryOf('customers', customerId)}>{customerName}</Link>
    ) : null;
  const application = detail.application && (
    <Link href={adminEntryOf('affiliates', detail.application.id)}>{detail.application.company}</Link>
  );
  const facts: readonly (readonly [term: string, description: ReactNode])[] = [
    ['Email', user.isEmailConfirmed ? user.email : `${user.email} (not confirmed)`],
    ['Role', roleNameOf(user.roleId)],
    ['Status', statusNames[user.status]],
    ['Login', detail.isLogInLocked ? 'Locked after too many failed attempts' : 'Not locked'],
    ['Customer', customer],
    ['Affiliate application', application],
    ['Phone', detail.phone],
    ['Job title', detail.jobTitle],
    ['Time zone', detail.timeZone],
    ['Profile', detail.isProfileComplete ? 'Complete' : 'Not complete'],
    ['Password', detail.hasPassword ? 'Chosen' : 'None'],
    ['Terms accepted', whenOf(detail.termsAcceptedOn)],
    ['Emails about offers', detail.wantsOfferNews ? 'Wanted' : 'Not wanted'],
    ['Invited by', detail.invitedBy],
    ['Invited', whenOf(detail.invitedOn)],
    ['Created', whenOf(user.createdOn)],
    ['Last login', whenOf(user.lastLogInOn) ?? 'Never'],
  ];
  return facts.flatMap(([term, description]) =>
    description === null || description === undefined ? [] : { term, description },
  );
}

function whenOf(instant: string | null | undefined): string | null {
  return instant ? formatDateTime(instant) : null;
}
