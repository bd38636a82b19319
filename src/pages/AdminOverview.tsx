import { adminListPath, type AdminListShape } from '#domain/adminList.ts';
import { applicationList } from '#features/affiliateApplications/applicationList.ts';
import { customerList } from '#features/customers/customerList.ts';
import { mailList } from '#features/mailLog/mailList.ts';
import { Overview, type OverviewLinks } from '#features/overview/Overview.tsx';
import { requestList } from '#features/requestQueue/requestList.ts';
import { userList } from '#features/users/userList.ts';

function listOf(shape: AdminListShape, filter: string, ...values: readonly string[]): string {
  return adminListPath(shape, { filters: { [filter]: values } });
}

const links: OverviewLinks = {
  openRequests: listOf(requestList, 'status', 'submitted', 'inReview', 'planned'),
  submittedRequests: listOf(requestList, 'status', 'submitted'),
  plannedRequests: listOf(requestList, 'status', 'planned'),
  pendingApplications: listOf(applicationList, 'state', 'pending'),
  customers: adminListPath(customerList),
  waitingCustomers: listOf(customerList, 'asks', 'partner'),
  customersWithoutPartners: listOf(customerList, 'partners', 'none'),
  activeUsers: listOf(userList, 'status', 'active'),
  invitedUsers: listOf(userList, 'status', 'invited'),
  failingMails: listOf(mailList, 'state', 'failing'),
  abandonedMails: listOf(mailList, 'state', 'givenUp'),
};

export function AdminOverview() {
  return <Overview links={links} />;
}
