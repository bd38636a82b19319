import Typography from '@mui/material/Typography';
import { formatDateTime } from '#domain/dateTime.ts';
import { useOverviewQuery, type OverviewQuery } from '#graphql/adminHooks.ts';
import { Tiles, type Tile } from '#haven/data/Tiles.tsx';
import { Region } from '#haven/feedback/Region.tsx';
import { RailPage } from '#haven/layout/RailPage.tsx';
import { toRegionProps } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { formatCount } from '#haven/data/quantities.ts';
import { formatAge } from './formatAge.ts';

type Numbers = OverviewQuery['overview'];

/** Address of the list that a number counts, by the name of the number. */
export type OverviewLinks = Readonly<Partial<Record<keyof Numbers, string>>>;

/** Page of the marketplace's numbers, each with a link to the list that the number counts (admin, P0-1). */
export function Overview({ links }: { readonly links: OverviewLinks }) {
  const asked = useOverviewQuery({
    ...adminQueryOptions,
    pollInterval: 30_000,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <RailPage title="Overview">
      <Region what="the overview" data={asked.data?.overview} {...toRegionProps(asked)}>
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

function tilesOf(numbers: Numbers, links: OverviewLinks): readonly Tile[] {
  const now = Date.parse(numbers.asOf);
  const tileOf = (key: keyof Numbers, label: string, count: number, rest?: Partial<Tile>): Tile => ({
    label,
    href: links[key],
    value: formatCount(count),
    ...rest,
  });
  const waiting = (
    key: 'openRequests' | 'submittedRequests' | 'pendingApplications' | 'waitingCustomers',
    label: string,
    tone?: Tile['tone'],
  ) => {
    const { total, since } = numbers[key];
    const note = since === null ? 'Nothing waits' : `Oldest ${formatAge(since, now)}`;
    return tileOf(key, label, total, { note, tone: total > 0 ? tone : undefined });
  };
  const mails = (key: 'failingMails' | 'abandonedMails', label: string, tone: Tile['tone'], note: string) =>
    tileOf(key, label, numbers[key], numbers[key] > 0 ? { tone, note } : { note: 'None' });
  return [
    waiting('openRequests', 'Open requests'),
    waiting('submittedRequests', 'Not reviewed yet', 'warning'),
    tileOf('plannedRequests', 'Planned products', numbers.plannedRequests),
    waiting('pendingApplications', 'Affiliates waiting', 'warning'),
    waiting('waitingCustomers', 'Asked for a partner', 'warning'),
    tileOf('customers', 'Customers', numbers.customers),
    tileOf('customersWithoutPartners', 'Without a partner', numbers.customersWithoutPartners, {
      note: 'Customers who see no offer',
    }),
    tileOf('activeUsers', 'Active users', numbers.activeUsers),
    tileOf('invitedUsers', 'Invited users', numbers.invitedUsers),
    mails('failingMails', 'Mails failing', 'warning', 'Tried again for a day'),
    mails('abandonedMails', 'Mails given up', 'error', 'Send them again from the outbox'),
  ];
}
