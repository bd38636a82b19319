import { Drawing } from './Drawing.tsx';
import { GhostLintel } from './GhostLintel.tsx';
import { Site } from './Site.tsx';

/** Empty: the posts stand, the lintel is only planned. */
export function EmptyDrawing() {
  return (
    <Drawing viewBox="-116 -122 308 320" ground="page">
      <Site />
      <GhostLintel />
    </Drawing>
  );
}
