import styles from './drawing.module.css';
import { box, type Triple } from './isometric.ts';

interface BoxProps {
  readonly at: Triple;
  /** Width along x, depth along y, height. */
  readonly size: Triple;
  readonly palette: 'post' | 'beam' | 'key' | 'partnerPost' | 'partnerBeam';
}

/** One solid. Solids hide each other by their order alone: paint from back to front. */
export function Box({ at, size, palette }: BoxProps) {
  const { top, left, right } = box(at, size);
  return (
    <g className={styles[palette]}>
      <path d={top} />
      <path d={left} />
      <path d={right} />
    </g>
  );
}
