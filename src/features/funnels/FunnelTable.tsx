import Typography from '@mui/material/Typography';
import { DataTable } from '#haven/data/DataTable.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { formatShare, formatDuration, type Funnel, type FunnelState } from './funnelNumbers.ts';
import { OutgoingTransitionList } from './OutgoingTransitionList.tsx';
import { StateDetails } from './StateDetails.tsx';
import { StateName } from './StateName.tsx';

export function FunnelTable({ funnel }: { readonly funnel: Funnel }) {
  return (
    <DataTable
      caption="The states, and how people left them"
      rows={funnel.states}
      keyOf={({ name }) => name}
      columns={columnsOf(funnel)}
    />
  );
}

const endWords = { arrived: 'arrived', cancelled: 'cancelled', failed: 'error', refused: 'refused' };

function columnsOf(funnel: Funnel): readonly DataColumn<FunnelState>[] {
  return [
    {
      name: 'State',
      cell: (state) => (
        <>
          <Typography component="span" variant="h6" sx={{ display: 'block' }}>
            <StateName {...state} />
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {state.sees}
          </Typography>
          {state.endsAs !== 'givenUp' && (
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              Ends as {endWords[state.endsAs]}
            </Typography>
          )}
          <StateDetails funnel={funnel} state={state} />
        </>
      ),
    },
    {
      name: 'Entered',
      fit: 'line',
      cell: ({ entered, reached }) => (
        <>
          {formatCount(entered)}
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            by {formatCount(reached)} {reached === 1 ? 'run' : 'runs'}
            <br />
            {formatShare(reached, funnel.runs)}
          </Typography>
        </>
      ),
    },
    { name: 'Left by', cell: (state) => <OutgoingTransitionList funnel={funnel} state={state} /> },
    { name: 'Now', fit: 'line', cell: ({ now }) => formatCount(now) },
    {
      name: 'Median time',
      fit: 'line',
      cell: ({ medianStay }) =>
        medianStay === null || medianStay === undefined ? '–' : formatDuration(medianStay),
    },
  ];
}
