import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { FunnelDrawing } from './FunnelDrawing.tsx';
import { FunnelEvents } from './FunnelEvents.tsx';
import { formatCount, formatSecond, type Funnel } from './funnelNumbers.ts';
import { FunnelTable } from './FunnelTable.tsx';
import { FunnelTiles } from './FunnelTiles.tsx';

interface FunnelReportProps {
  readonly title: string;
  readonly funnel: Funnel;
}

/** A funnel with its numbers: at a glance, drawn, and as a table. */
export function FunnelReport({ title, funnel }: FunnelReportProps) {
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        As of {formatSecond(funnel.asOf)}. Version {funnel.version} of the plan.
        {funnel.sampleRuns > 0 && ` ${saySamples(funnel)}`}
      </Typography>
      {funnel.runs === 0 && <Alert severity="info">No run of this funnel began in these days.</Alert>}
      <FunnelTiles funnel={funnel} />
      <FunnelDrawing key={title} title={title} funnel={funnel} />
      <FunnelEvents funnel={funnel} />
      <FunnelTable funnel={funnel} />
    </>
  );
}

function saySamples({ sampleRuns, countsSamples }: Funnel): string {
  const runs = formatCount(sampleRuns);
  if (countsSamples) return `${runs} of the runs are sample data.`;
  return sampleRuns === 1 ? '1 sample run is left out.' : `${runs} sample runs are left out.`;
}
