import { adminListPath, type AdminListShape } from '#domain/adminList.ts';
import { applicationListShape } from '#features/affiliateApplications/applicationList.ts';
import { customerListShape } from '#features/customers/customerList.ts';
import { mailListShape } from '#features/mailLog/mailList.ts';
import { Overview, type OverviewLinks } from '#features/overview/Overview.tsx';
import { requestListShape } from '#features/requestQueue/requestList.ts';
import { userListShape } from '#features/users/userList.ts';

function listOf(shape: AdminListShape, filter: string, ...values: readonly string[]): string {
  return adminListPath(shape, { filters: { [filter]: values } });
}

const links: OverviewLinks = {
  openRequests: listOf(requestListShape, 'status', 'submitted', 'inReview', 'planned'),
  submittedRequests: listOf(requestListShape, 'status', 'submitted'),
  plannedRequests: listOf(requestListShape, 'status', 'planned'),
  pendingApplications: listOf(applicationListShape, 'state', 'pending'),
  customers: adminListPath(customerListShape),
  waitingCustomers: listOf(customerListShape, 'asks', 'partner'),
  customersWithoutPartners: listOf(customerListShape, 'partners', 'none'),
  activeUsers: listOf(userListShape, 'status', 'active'),
  invitedUsers: listOf(userListShape, 'status', 'invited'),
  failingMails: listOf(mailListShape, 'state', 'failing'),
  abandonedMails: listOf(mailListShape, 'state', 'givenUp'),
};

export function AdminOverview() {
  return <Overview links={links} />;
}
