import Card from '@mui/material/Card';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Point } from '#funnels/placeGraph.ts';
import { formatCount } from '#haven/data/quantities.ts';
import styles from './FunnelDrawing.module.css';
import { type Funnel } from './funnelNumbers.ts';
import { FunnelStateCard } from './FunnelStateCard.tsx';
import { stateCardSize, layOutFunnel } from './layOutFunnel.ts';

/** Widths in pixels: `narrowest` of a ribbon without runs; the ribbon with the most runs is wider by `widest`. */
const ribbon = { widest: 22, narrowest: 1.5 };

/** Draws a funnel as a graph of states; its edges (ribbons) widen with their runs. The tables have the same numbers. */
export function FunnelDrawing({ title, funnel }: { readonly title: string; readonly funnel: Funnel }) {
  const tip = useId();
  const frame = useRef<HTMLElement>(null);
  const { width, height, states, ribbons } = layOutFunnel(funnel);
  const most = Math.max(1, ...ribbons.map(({ count }) => count));
  const scrollToFirst = useEffectEvent(() => {
    const place = frame.current;
    const [first] = states;
    if (place) place.scrollLeft = (first?.x ?? 0) + (stateCardSize.width - place.clientWidth) / 2;
  });
  useEffect(() => scrollToFirst(), []);
  return (
    <Card variant="plain">
      <section
        ref={frame}
        aria-label={`Drawing of ${title}: the tables under it say the same`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrolling area.
        tabIndex={0}
        className={styles['frame']}
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
          className={styles['drawing']}
        >
          <defs>
            <marker
              id={tip}
              viewBox="0 0 12 12"
              refX="9"
              refY="6"
              markerWidth="12"
              markerHeight="12"
              markerUnits="userSpaceOnUse"
              orient="auto"
            >
              <path d="m3 1 6 5-6 5" className={styles['tip']} />
            </marker>
          </defs>
          {ribbons.map((each) => (
            <path
              key={`${each.from} ${each.to}`}
              d={toPath(each.points)}
              markerEnd={`url(#${tip})`}
              strokeWidth={ribbon.narrowest + (ribbon.widest * each.count) / most}
              className={each.count > 0 ? styles['taken'] : styles['untaken']}
            />
          ))}
          {states.map((placed) => (
            <FunnelStateCard key={placed.state.name} funnel={funnel} {...placed} />
          ))}
          {ribbons
            .filter(({ count }) => count > 0)
            .map(({ from, to, count, at }) => (
              <text key={`${from} ${to}`} x={at.x} y={at.y + 4} className={styles['count']}>
                {formatCount(count)}
              </text>
            ))}
        </svg>
      </section>
    </Card>
  );
}

/** Returns an SVG path through the points, with rounded corners. */
function toPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${spell(point)}`;
      if (!after) return `L${spell(point)}`;
      return `L${spell(towards(point, before))}Q${spell(point)} ${spell(towards(point, after))}`;
    })
    .join('');
}

/** Returns the point 24 px from `point` towards `other`, or the middle between the two if that is nearer. */
function towards(point: Point, other: Point): Point {
  const distance = Math.hypot(other.x - point.x, other.y - point.y);
  const part = distance === 0 ? 0 : Math.min(24 / distance, 0.5);
  return { x: point.x + (other.x - point.x) * part, y: point.y + (other.y - point.y) * part };
}

function spell({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
