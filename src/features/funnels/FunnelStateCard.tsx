import { formatCount } from '#haven/data/quantities.ts';
import { paletteVar } from '#haven/theme/havenComponents.ts';
import styles from './FunnelStateCard.module.css';
import { formatShare, type Funnel } from './funnelNumbers.ts';
import { stateCardSize, type layOutFunnel } from './layOutFunnel.ts';

type FunnelStateCardProps = ReturnType<typeof layOutFunnel>['states'][number] & { readonly funnel: Funnel };

const beamColors = {
  arrived: paletteVar('success-main'),
  cancelled: paletteVar('control'),
  failed: paletteVar('error-main'),
  refused: paletteVar('warning-main'),
  givenUp: paletteVar('beam-main'),
};

/** SVG card of a state, with the numbers of runs that entered and that are in it; to the right, those that gave up. */
export function FunnelStateCard({ funnel, state, exits, x, y }: FunnelStateCardProps) {
  const { number, label, name, endsAs, entered, now, reached } = state;
  const { width, height, beam } = stateCardSize;
  const isEnd = endsAs !== 'givenUp';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        rx="8"
        fill={paletteVar('background-paper')}
        stroke={paletteVar('control')}
        strokeDasharray={endsAs === 'failed' ? '4 4' : undefined}
      />
      <path d={`M0 ${beam}v-2a8 8 0 0 1 8-8h${width - 16}a8 8 0 0 1 8 8v2z`} fill={beamColors[endsAs]} />
      <text x="12" y="25" className={styles['caption']}>
        {name.split('.').at(-1)}
      </text>
      <text x="12" y="41" className={styles['name']}>
        {number}. {label}
      </text>
      <text x="12" y="64" className={styles['entered']}>
        {formatCount(entered)}
      </text>
      <text x="12" y="80" className={styles['caption']}>
        {isEnd ? `entered, ${formatShare(reached, funnel.runs)} of runs` : 'entered'}
      </text>
      {now > 0 && (
        <>
          <rect x={width - 76} y="48" width="64" height="20" rx="4" fill={paletteVar('tonal-main')} />
          <text x={width - 44} y="62" className={styles['now']}>
            {formatCount(now)} now
          </text>
        </>
      )}
      {exits.map(({ what, count }, index) => (
        <g key={what} transform={`translate(${width} ${36 + index * 20})`}>
          <path d="M2 0h14m-4-4 4 4-4 4" fill="none" stroke={paletteVar('control')} strokeWidth="1.5" />
          <text x="22" y="4" className={styles['caption']}>
            {formatCount(count)} {what}
          </text>
        </g>
      ))}
    </g>
  );
}
