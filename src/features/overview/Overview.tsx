import Typography from '@mui/material/Typography';
import { formatDateTime } from '#domain/dateTime.ts';
import { useOverviewQuery, type OverviewQuery } from '#graphql/adminHooks.ts';
import { Tiles, type Tile } from '#haven/data/Tiles.tsx';
import { Region } from '#haven/feedback/Region.tsx';
import { RailPage } from '#haven/layout/RailPage.tsx';
import { regionProps } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { sayAge } from './sayAge.ts';

type Numbers = OverviewQuery['overview'];

/** Where the list is that each number counts. */
export type OverviewLinks = Readonly<Partial<Record<keyof Numbers, string>>>;

/** Milliseconds from one count to the next. */
const every = 30_000;

/** How the marketplace stands, each number leading to the list that it counts (admin, P0-1). */
export function Overview({ links }: { readonly links: OverviewLinks }) {
  const asked = useOverviewQuery({
    ...adminQueryOptions,
    pollInterval: every,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <RailPage title="Overview">
      <Region what="the overview" data={asked.data?.overview} {...regionProps(asked)}>
        {(numbers) => (
          <>
            <Typography variant="body2" color="textSecondary">
              As of {formatDateTime(numbers.asOf)}
            </Typography>
            <Tiles tiles={tilesOf(numbers, links)} />
          </>
        )}
      </Region>
    </RailPage>
  );
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

function tilesOf(numbers: Numbers, links: OverviewLinks): readonly Tile[] {
  const { openRequests, submittedRequests, pendingApplications, waitingCustomers } = numbers;
  const { failingMails, abandonedMails } = numbers;
  const now = Date.parse(numbers.asOf);
  const waiting = ({ total, since }: Numbers['openRequests']) => ({
    value: count(total),
    note: since === null ? 'Nothing waits' : `Oldest ${sayAge(since, now)}`,
  });
  return [
    {
      label: 'Open requests',
      href: links.openRequests,
      ...waiting(openRequests),
    },
    {
      label: 'Not reviewed yet',
      href: links.submittedRequests,
      tone: submittedRequests.total > 0 ? 'warning' : undefined,
      ...waiting(submittedRequests),
    },
    { label: 'Planned products', href: links.plannedRequests, value: count(numbers.plannedRequests) },
    {
      label: 'Affiliates waiting',
      href: links.pendingApplications,
      tone: pendingApplications.total > 0 ? 'warning' : undefined,
      ...waiting(pendingApplications),
    },
    {
      label: 'Asked for a partner',
      href: links.waitingCustomers,
      tone: waitingCustomers.total > 0 ? 'warning' : undefined,
      ...waiting(waitingCustomers),
    },
    { label: 'Customers', href: links.customers, value: count(numbers.customers) },
    {
      label: 'Without a partner',
      href: links.customersWithoutPartners,
      value: count(numbers.customersWithoutPartners),
      note: 'Customers who see no offer',
    },
    { label: 'Active users', href: links.activeUsers, value: count(numbers.activeUsers) },
    { label: 'Invited users', href: links.invitedUsers, value: count(numbers.invitedUsers) },
    {
      label: 'Mails failing',
      href: links.failingMails,
      value: count(failingMails),
      tone: failingMails > 0 ? 'warning' : undefined,
      note: failingMails > 0 ? 'Tried again for a day' : 'None',
    },
    {
      label: 'Mails given up',
      href: links.abandonedMails,
      value: count(abandonedMails),
      tone: abandonedMails > 0 ? 'error' : undefined,
      note: abandonedMails > 0 ? 'Send them again from the outbox' : 'None',
    },
  ];
}
