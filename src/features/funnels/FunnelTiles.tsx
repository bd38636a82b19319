import { Tiles, type Tile } from '#haven/data/Tiles.tsx';
import { formatCount, formatShare, type Funnel } from './funnelNumbers.ts';

/** How the runs of a funnel ended, each counted once. */
export function FunnelTiles({ funnel: { runs, outcomes } }: { readonly funnel: Funnel }) {
  const tileOf = (label: string, count: number, tone?: Tile['tone']): Tile => ({
    label,
    value: formatCount(count),
    note: formatShare(count, runs),
    tone: count > 0 ? tone : undefined,
  });
  return (
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
  );
}
