import styles from './drawing.module.css';
import { line, polygon } from './isometric.ts';
import { lintelPlace, lintelSize } from './Site.tsx';

/** The seen edges of the lintel that is missing. */
export function GhostLintel() {
  const [x, y, z] = lintelPlace;
  const [width, depth, height] = lintelSize;
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
