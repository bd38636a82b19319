import styles from './Skeleton.module.css';

interface SkeletonProps {
  readonly width?: number | string | undefined;
  /** Left out, with the width, where `className` says how large it is: the server writes no inline style. */
  readonly height?: number;
  /** 4 for lines and buttons, 8 for tiles, a circle for people. */
  readonly shape?: 'line' | 'tile' | 'circle' | undefined;
  readonly className?: string | undefined;
}

/** Holds the place of what is on its way. */
export function Skeleton({ width = '100%', height, shape = 'line', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={[styles['skeleton'], styles[shape], className].filter(Boolean).join(' ')}
      style={height === undefined ? undefined : { width, height }}
    />
  );
}
