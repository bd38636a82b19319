import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#domain/dateTime.ts';
import type { OwnProfileQuery } from '#graphql/profileHooks.ts';
import { DataTable } from '#haven/data/DataTable.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import type { DataColumn } from '#haven/data/tableColumns.ts';

const columns: readonly DataColumn<OwnProfileQuery['privacy']['recorded'][number]>[] = [
  {
    name: 'What',
    cell: ({ name }) => (
      <Typography component="span" variant="h6">
        {name}
      </Typography>
    ),
  },
  { name: 'When', cell: ({ at }) => formatDateTime(at) },
  { name: 'Page', cell: ({ route }) => route },
  {
    name: 'Details',
    cell: ({ properties }) => properties.map(({ name, value }) => `${name}: ${value}`).join(', ') || 'None',
  },
];

/** Table of the person's latest tracked events, newest first. */
export function RecordedEvents({ privacy }: Pick<OwnProfileQuery, 'privacy'>) {
  const { recorded: events, recordedTotal: total } = privacy;
  return (
    <Box component="section" aria-labelledby="recorded" sx={{ mt: 7 }}>
      <Typography component="h2" variant="h5" id="recorded">
        What we recorded about you
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 4 }}>
        {total > events.length
          ? `The last ${events.length} of ${formatCount(total)}. Your data has them all.`
          : 'To see where people get stuck, we record steps like these. We do not record what you type.'}
      </Typography>
      {events.length === 0 ? (
        <Card>
          <p>Nothing was recorded yet.</p>
        </Card>
      ) : (
        <DataTable caption="Recorded events" rows={events} keyOf={({ id }) => id} columns={columns} />
      )}
    </Box>
  );
}
