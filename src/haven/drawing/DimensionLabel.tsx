import styles from './drawing.module.css';
import { line, project, type Triple } from './isometric.ts';

interface DimensionLabelProps {
  readonly from: Triple;
  readonly axis: 'x' | 'y';
  readonly length: number;
  readonly children?: string;
}

const tick = 0.45;
/** How far outside its line a label stands. */
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
