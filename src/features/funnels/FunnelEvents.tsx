import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable } from '#haven/data/DataTable.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { countTrackedEvents, type Funnel } from './funnelNumbers.ts';
import { StateName } from './StateName.tsx';

const columns: readonly DataColumn<ReturnType<typeof countTrackedEvents>[number]>[] = [
  {
    name: 'Tracked event',
    cell: ({ tracked }) => (
      <Typography component="span" variant="h6">
        {tracked}
      </Typography>
    ),
  },
  { name: 'Times', fit: 'line', cell: ({ count }) => formatCount(count) },
  {
    name: 'By event, in state',
    cell: ({ ways }) => (
      <Stack component="ul" spacing={1}>
        {ways.map(({ states, event, count }) => (
          <li key={`${event} ${states.map(({ name }) => name).join()}`}>
            {formatCount(count)} by <code>{event}</code> in{' '}
            {states.length === 1
              ? states.map((state) => <StateName key={state.name} {...state} />)
              : states.map(({ number }) => number).join(', ')}
          </li>
        ))}
      </Stack>
    ),
  },
];

/** Table of the tracked events of a funnel's runs, with counts, and the states and chart events that sent them. */
export function FunnelEvents({ funnel }: { readonly funnel: Funnel }) {
  return (
    <Stack component="section" spacing={3} aria-labelledby="tracked">
      <h3 id="tracked">Tracked events</h3>
      <Typography color="textSecondary">How often these runs sent each event.</Typography>
      <DataTable
        caption="Tracked events, and how often these runs sent each"
        rows={countTrackedEvents(funnel)}
        keyOf={({ tracked }) => tracked}
        columns={columns}
      />
    </Stack>
  );
}
