import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import { boxPaths, linePath, projectPoint, type Triple } from './isometric.ts';

interface DrawingProps {
  readonly viewBox: string;
  /** Background of the drawing, which sets its colors: light blue posts on blue, gray posts on the page. */
  readonly ground: 'blue' | 'page';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A decorative drawing, hidden from assistive technology. */
export function Drawing({ viewBox, ground, className, children }: DrawingProps) {
  const names = [styles['drawing'], ground === 'page' && styles['onPage'], className];
  return (
    <svg aria-hidden="true" focusable="false" viewBox={viewBox} className={names.filter(Boolean).join(' ')}>
      {children}
    </svg>
  );
}

interface IsometricBoxProps {
  readonly at: Triple;
  /** Width along x, depth along y, and height along z. */
  readonly size: Triple;
  /** Prefix of the custom properties with the colors of the faces: `--post-top`, `--post-left`, `--post-right`. */
  readonly palette: 'post' | 'beam' | 'key';
}

/** An isometric box. Later boxes cover earlier ones, so render them from back to front. */
export function IsometricBox({ at, size, palette }: IsometricBoxProps) {
  // The stroke closes the seams that anti-aliasing leaves between faces.
  return (
    <g strokeWidth=".4">
      {Object.entries(boxPaths(at, size)).map(([face, path]) => (
        <path key={face} d={path} fill={`var(--${palette}-${face})`} stroke={`var(--${palette}-${face})`} />
      ))}
    </g>
  );
}

/** Half the length of a tick across a line, and the distance of a label from its line, in units. */
const tick = 0.45;
const clearance = 0.95;

interface DimensionLabelProps {
  readonly from: Triple;
  readonly axis: 'x' | 'y';
  readonly length: number;
  readonly children?: string;
}

/** A dimension line along an axis, with a tick at each end, and a label that is skewed like the axis. */
export function DimensionLabel({ from, axis, length, children }: DimensionLabelProps) {
  const alongX = axis === 'x';
  const move = ([x, y, z]: Triple, along: number, across: number): Triple =>
    alongX ? [x + along, y + across, z] : [x + across, y + along, z];
  const cross = (along: number) => linePath(move(from, along, -tick), move(from, along, tick));
  const [cx, cy] = projectPoint(move(from, length / 2, clearance));
  return (
    <>
      <path stroke="var(--dimension)" d={linePath(from, move(from, length, 0)) + cross(0) + cross(length)} />
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
