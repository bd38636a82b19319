import { useId } from 'react';
import styles from './drawing.module.css';
import { line, project, unit, type Triple } from './isometric.ts';

interface GroundProps {
  readonly centre: Triple;
  /** Where the grid has faded out, in units. */
  readonly radius: number;
  readonly step?: number;
}

/** The site grid, fading out around its centre. */
export function Ground({ centre, radius, step = 1.65 }: GroundProps) {
  const fade = useId();
  const [x, y, z] = centre;
  const [cx, cy] = project(centre);
  const count = Math.floor((radius * 1.15) / step);
  const offsets = Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
  const reach = (offset: number) => Math.sqrt(Math.max(0, (radius * 1.2) ** 2 - offset ** 2));
  const rows = offsets.map((o) => line([x - reach(o), y + o, z], [x + reach(o), y + o, z]));
  const columns = offsets.map((o) => line([x + o, y - reach(o), z], [x + o, y + reach(o), z]));
  return (
    <>
      <radialGradient id={fade} gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={radius * unit}>
        <stop offset=".35" className={styles['ground']} />
        <stop offset="1" className={styles['ground']} stopOpacity="0" />
      </radialGradient>
      <path d={[...rows, ...columns].join('')} className={styles['grid']} stroke={`url(#${fade})`} />
    </>
  );
}
