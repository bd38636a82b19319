import { Box } from './Box.tsx';
import { Drawing, type PlacedDrawing } from './Drawing.tsx';
import styles from './drawing.module.css';
import { GhostLintel } from './GhostLintel.tsx';
import { flat } from './isometric.ts';
import { groundLevel, lintelSize, Site } from './Site.tsx';

/** Page not found: the lintel lies on the ground instead of where it belongs. */
export function NotFoundDrawing({ className }: PlacedDrawing) {
  return (
    <Drawing viewBox="-116 -122 308 336" ground="page" className={className}>
      <Site>
        <path className={styles['groundShadow']} d={flat([1.75, 5.25, groundLevel], 6.85, 1.05)} />
        <Box palette="key" at={[1.3, 4.85, groundLevel]} size={lintelSize} />
      </Site>
      <GhostLintel />
    </Drawing>
  );
}
