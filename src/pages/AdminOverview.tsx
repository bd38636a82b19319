import { adminListPath, type AdminListShape } from '#domain/adminList.ts';
import { applicationsShape } from '#features/affiliateApplications/applicationList.ts';
import { customersShape } from '#features/customers/customerList.ts';
import { mailsShape } from '#features/mailLog/mailList.ts';
import { Overview, type OverviewLinks } from '#features/overview/Overview.tsx';
import { requestsShape } from '#features/requestQueue/requestList.ts';
import { usersShape } from '#features/users/userList.ts';

function listOf(shape: AdminListShape, filter: string, ...values: readonly string[]): string {
  return adminListPath(shape, { filters: { [filter]: values } });
}

const links: OverviewLinks = {
  openRequests: listOf(requestsShape, 'status', 'submitted', 'inReview', 'planned'),
  submittedRequests: listOf(requestsShape, 'status', 'submitted'),
  plannedRequests: listOf(requestsShape, 'status', 'planned'),
  pendingApplications: listOf(applicationsShape, 'state', 'pending'),
  customers: adminListPath(customersShape),
  waitingCustomers: listOf(customersShape, 'asks', 'partner'),
  customersWithoutPartners: listOf(customersShape, 'partners', 'none'),
  activeUsers: listOf(usersShape, 'status', 'active'),
  invitedUsers: listOf(usersShape, 'status', 'invited'),
  failingMails: listOf(mailsShape, 'state', 'failing'),
  abandonedMails: listOf(mailsShape, 'state', 'givenUp'),
};

export function AdminOverview() {
  return <Overview links={links} />;
}
