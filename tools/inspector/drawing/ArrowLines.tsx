import styles from './ArrowLines.module.css';
import type { ArrowStatus } from './arrowStatus.ts';
import type { ChartGraph } from '#charts/chartGraph.ts';
import { createArrowheadPath, createRoundedLinePath } from './createRoundedLinePath.ts';
import type { PlacedGraph, Point } from './placeGraph.ts';

interface ArrowLinesProps {
  readonly graph: ChartGraph;
  readonly places: PlacedGraph;
  readonly statusOf: (arrow: string) => ArrowStatus;
}

/** The lines of the arrows, the last taken and possible ones on top. Screen readers read the arrows' labels instead. */
export function ArrowLines({ graph, places, statusOf }: ArrowLinesProps) {
  const { width, height, lines, starts } = places;
  const drawn = graph.arrows
    .map(({ id, anywhere }) => ({
      id,
      line: lines.get(id) ?? [],
      look: lookOf(statusOf(id)),
      isFromEdge: anywhere !== null,
    }))
    .toSorted((one, other) => order.indexOf(one.look) - order.indexOf(other.look));
  return (
    <svg className={styles['lines']} width={width} height={height} aria-hidden="true">
      {starts.map((line) => (
        <g key={createRoundedLinePath(line)} className={styles['start']}>
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

function lookOf({ now, isLast }: ArrowStatus): (typeof order)[number] {
  return isLast ? 'last' : (now ?? 'elsewhere');
}

function Line({ points }: { readonly points: readonly Point[] }) {
  return (
    <>
      <path className={styles['line']} d={createRoundedLinePath(points)} />
      <path className={styles['head']} d={createArrowheadPath(points)} />
    </>
  );
}
