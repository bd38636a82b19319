import { Drawing, Solid } from '#haven/drawing/Drawing.tsx';
import { rectangle } from '#haven/drawing/isometric.ts';
import { GhostLintel, groundLevel, lintelSize, Site } from '#haven/drawing/Site.tsx';

/** Page not found: the lintel lies on the ground instead of where it belongs. */
export function NotFoundDrawing() {
  return (
    <Drawing viewBox="-116 -122 308 336" ground="page">
      <Site>
        <path fill="var(--ground-shadow)" d={rectangle([1.75, 5.25, groundLevel], 6.85, 1.05)} />
        <Solid palette="key" at={[1.3, 4.85, groundLevel]} size={lintelSize} />
      </Site>
      <GhostLintel />
    </Drawing>
  );
}
