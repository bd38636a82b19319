import styles from './drawing.module.css';
import { line, polygon, type Triple } from './isometric.ts';
import { lintelPlace, lintelSize } from './Site.tsx';

interface GhostLintelProps {
  readonly at?: Triple;
  readonly size?: Triple;
}

/** The seen edges of the lintel that is missing. */
export function GhostLintel({ at = lintelPlace, size = lintelSize }: GhostLintelProps) {
  const [x, y, z] = at;
  const [width, depth, height] = size;
  const right = x + width;
  const front = y + depth;
  const top = z + height;
  const outline = polygon(
    [x, front, top],
    [x, y, top],
    [right, y, top],
    [right, y, z],
    [right, front, z],
    [x, front, z],
  );
  const inner = line([x, front, top], [right, front, top], [right, y, top]);
  const corner = line([right, front, top], [right, front, z]);
  return <path className={styles['ghost']} d={outline + inner + corner} />;
}
