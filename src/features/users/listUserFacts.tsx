import { adminEntryPath } from '#domain/adminAddress.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import type { AdminUserQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { roleNameOf, memberStatusNames } from './userList.ts';

export function listUserFacts(detail: AdminUserQuery['adminUser']) {
  const { user } = detail;
  const { customerId, customerName } = user;
  const customer =
    customerId && customerName ? (
      <Link href={adminEntryPath('customers', customerId)}>{customerName}</Link>
    ) : null;
  const application = detail.application && (
    <Link href={adminEntryPath('affiliates', detail.application.id)}>{detail.application.company}</Link>
  );
  return [
    { term: 'Email', description: user.isEmailConfirmed ? user.email : `${user.email} (not confirmed)` },
    { term: 'Role', description: roleNameOf(user.roleId) },
    { term: 'Status', description: memberStatusNames[user.status] },
    {
      term: 'Login',
      description: detail.isLogInLocked ? 'Locked after too many failed attempts' : 'Not locked',
    },
    { term: 'Customer', description: customer },
    { term: 'Affiliate application', description: application },
    { term: 'Phone', description: detail.phone },
    { term: 'Job title', description: detail.jobTitle },
    { term: 'Time zone', description: detail.timeZone },
    { term: 'Profile', description: detail.isProfileComplete ? 'Complete' : 'Not complete' },
    { term: 'Password', description: detail.hasPassword ? 'Chosen' : 'None' },
    { term: 'Terms accepted', description: formatInstant(detail.termsAcceptedOn) },
    { term: 'Emails about offers', description: detail.wantsOfferNews ? 'Wanted' : 'Not wanted' },
    { term: 'Invited by', description: detail.invitedBy },
    { term: 'Invited', description: formatInstant(detail.invitedOn) },
    { term: 'Created', description: formatDateTime(user.createdOn) },
    { term: 'Last login', description: formatInstant(user.lastLogInOn) ?? 'Never' },
  ];
}

function formatInstant(instant: string | null | undefined): string | null {
  return instant ? formatDateTime(instant) : null;
}
