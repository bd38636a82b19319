import styles from './ArrowLines.module.css';
import type { ArrowStanding } from './arrowStanding.ts';
import type { ChartGraph } from '#charts/chartGraph.ts';
import { headPath, linePath } from './linePath.ts';
import type { PlacedGraph, Point } from './placeGraph.ts';

interface ArrowLinesProps {
  readonly graph: ChartGraph;
  readonly places: PlacedGraph;
  readonly standingOf: (arrow: string) => ArrowStanding;
}

/** The lines of the arrows, whose words say all that they say. Those that matter now lie above the others. */
export function ArrowLines({ graph, places, standingOf }: ArrowLinesProps) {
  const { width, height, lines, starts } = places;
  const drawn = graph.arrows
    .map(({ id, anywhere }) => ({
      id,
      line: lines.get(id) ?? [],
      look: lookOf(standingOf(id)),
      isFromEdge: anywhere !== null,
    }))
    .toSorted((one, other) => order.indexOf(one.look) - order.indexOf(other.look));
  return (
    <svg className={styles['lines']} width={width} height={height} aria-hidden="true">
      {starts.map((line) => (
        <g key={linePath(line)} className={styles['start']}>
          <circle cx={line[0]?.x} cy={line[0]?.y} r="5" />
          <Line points={line} />
        </g>
      ))}
      {drawn.map(({ id, line, look, isFromEdge }) => (
        <g key={id} className={styles[look]}>
          {isFromEdge && <circle className={styles['head']} cx={line[0]?.x} cy={line[0]?.y} r="4" />}
          <Line points={line} />
        </g>
      ))}
    </svg>
  );
}

const order = ['elsewhere', 'own', 'sent', 'last'] as const;

function lookOf({ now, isLast }: ArrowStanding): (typeof order)[number] {
  return isLast ? 'last' : (now ?? 'elsewhere');
}

function Line({ points }: { readonly points: readonly Point[] }) {
  return (
    <>
      <path className={styles['line']} d={linePath(points)} />
      <path className={styles['head']} d={headPath(points)} />
    </>
  );
}
