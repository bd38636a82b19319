import { Box } from '#haven/drawing/Box.tsx';
import { Drawing } from '#haven/drawing/Drawing.tsx';
import styles from '#haven/drawing/drawing.module.css';
import { GhostLintel } from '#haven/drawing/GhostLintel.tsx';
import { flat } from '#haven/drawing/isometric.ts';
import { groundLevel, lintelSize, Site } from '#haven/drawing/Site.tsx';

/** Page not found: the lintel lies on the ground instead of where it belongs. */
export function NotFoundDrawing() {
  return (
    <Drawing viewBox="-116 -122 308 336" ground="page">
      <Site>
        <path className={styles['groundShadow']} d={flat([1.75, 5.25, groundLevel], 6.85, 1.05)} />
        <Box palette="key" at={[1.3, 4.85, groundLevel]} size={lintelSize} />
      </Site>
      <GhostLintel />
    </Drawing>
  );
}
