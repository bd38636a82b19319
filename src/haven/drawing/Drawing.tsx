import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import { box, line, project, type Triple } from './isometric.ts';

interface DrawingProps {
  readonly viewBox: string;
  /** Background of the drawing: on blue the posts are light blue, on the page they are paper grays. */
  readonly ground: 'blue' | 'page';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing says nothing that the words beside it do not say: always hidden from assistive technology. */
export function Drawing({ viewBox, ground, className, children }: DrawingProps) {
  const names = [styles['drawing'], ground === 'page' ? styles['onPage'] : undefined, className];
  return (
    <svg aria-hidden="true" focusable="false" viewBox={viewBox} className={names.filter(Boolean).join(' ')}>
      {children}
    </svg>
  );
}

interface SolidProps {
  readonly at: Triple;
  /** Width along x, depth along y, height. */
  readonly size: Triple;
  /** Tones of its faces: `--post-top`, `--post-left`, and `--post-right` of the drawing. */
  readonly palette: 'post' | 'beam' | 'key';
}

/** One solid. Solids hide each other by their order alone: paint from back to front. */
export function Solid({ at, size, palette }: SolidProps) {
  // The stroke in the face's own tone closes the seams that anti-aliasing leaves between faces.
  return (
    <g strokeWidth=".4">
      {Object.entries(box(at, size)).map(([face, path]) => (
        <path key={face} d={path} fill={`var(--${palette}-${face})`} stroke={`var(--${palette}-${face})`} />
      ))}
    </g>
  );
}

interface DimensionLabelProps {
  readonly from: Triple;
  readonly axis: 'x' | 'y';
  readonly length: number;
  readonly children?: string;
}

const tick = 0.45;
/** Distance of a label from its line, in units. */
const clearance = 0.95;

/** A dimension line along an axis, its cross ticks along the other, its label skewed with it. */
export function DimensionLabel({ from, axis, length, children }: DimensionLabelProps) {
  const alongX = axis === 'x';
  const move = ([x, y, z]: Triple, along: number, across: number): Triple =>
    alongX ? [x + along, y + across, z] : [x + across, y + along, z];
  const cross = (along: number) => line(move(from, along, -tick), move(from, along, tick));
  const [cx, cy] = project(move(from, length / 2, clearance));
  return (
    <>
      <path stroke="var(--dimension)" d={line(from, move(from, length, 0)) + cross(0) + cross(length)} />
      {children && (
        <text
          className={styles['label']}
          dy=".1em"
          transform={`matrix(.866 ${alongX ? '.5' : '-.5'} 0 1 ${cx} ${cy})`}
        >
          {children}
        </text>
      )}
    </>
  );
}
