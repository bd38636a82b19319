import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Tiles, type Tile } from '#haven/data/Tiles.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import { FunnelDrawing } from './FunnelDrawing.tsx';
import { FunnelEvents } from './FunnelEvents.tsx';
import { formatTimeOfDay, formatShare, type Funnel } from './funnelNumbers.ts';
import { FunnelTable } from './FunnelTable.tsx';

export function FunnelReport({ title, funnel }: { readonly title: string; readonly funnel: Funnel }) {
  const { runs, outcomes } = funnel;
  const tileOf = (label: string, count: number, tone?: Tile['tone']): Tile => ({
    label,
    value: formatCount(count),
    note: formatShare(count, runs),
    tone: count > 0 ? tone : undefined,
  });
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        As of {formatTimeOfDay(funnel.asOf)}. Version {funnel.version} of the plan.
        {funnel.sampleRuns > 0 && ` ${describeSamples(funnel)}`}
      </Typography>
      {runs === 0 && <Alert severity="info">No run of this funnel began in these days.</Alert>}
      {/* Each run has exactly one outcome. */}
      <Tiles
        tiles={[
          { label: 'Runs', value: formatCount(runs), note: '100%' },
          tileOf('Arrived', outcomes.arrived, 'success'),
          tileOf('Cancelled', outcomes.cancelled),
          tileOf('Error', outcomes.failed, 'error'),
          tileOf('Refused', outcomes.refused, 'warning'),
          tileOf('Left on the way', outcomes.left),
          tileOf('Idle', outcomes.idle),
          tileOf('Under way', outcomes.underWay),
        ]}
      />
      <FunnelDrawing key={title} title={title} funnel={funnel} />
      <FunnelEvents funnel={funnel} />
      <FunnelTable funnel={funnel} />
    </>
  );
}

function describeSamples({ sampleRuns, countsSamples }: Funnel): string {
  const runs = formatCount(sampleRuns);
  if (countsSamples) return `${runs} of the runs are sample data.`;
  return sampleRuns === 1 ? '1 sample run is left out.' : `${runs} sample runs are left out.`;
}
