import type { ReactNode } from 'react';
import styles from './drawing.module.css';
import { box, type Triple } from './isometric.ts';

interface DrawingProps {
  readonly viewBox: string;
  /** On blue the posts are light blue; on the page background they are paper greys. */
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
  readonly palette: 'post' | 'beam' | 'key' | 'partnerPost' | 'partnerBeam';
}

/** One solid. Solids hide each other by their order alone: paint from back to front. */
export function Solid({ at, size, palette }: SolidProps) {
  const { top, left, right } = box(at, size);
  return (
    // The stroke in the face's own tone closes the seams that anti-aliasing leaves between faces.
    <g className={styles[palette]} strokeWidth=".4">
      <path d={top} fill="var(--top)" stroke="var(--top)" />
      <path d={left} fill="var(--left)" stroke="var(--left)" />
      <path d={right} fill="var(--right)" stroke="var(--right)" />
    </g>
  );
}
