import { Drawing, type PlacedDrawing } from './Drawing.tsx';
import { GhostLintel } from './GhostLintel.tsx';
import { Site } from './Site.tsx';

/** Empty: the posts stand, the lintel is only planned. */
export function EmptyDrawing({ className }: PlacedDrawing) {
  return (
    <Drawing viewBox="-116 -122 308 320" ground="page" className={className}>
      <Site />
      <GhostLintel />
    </Drawing>
  );
}
