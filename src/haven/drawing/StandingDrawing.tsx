import { Box } from './Box.tsx';
import { Drawing } from './Drawing.tsx';
import { lintelPlace, lintelSize, Site } from './Site.tsx';

/** Welcome on the page's own ground: the portal is complete. */
export function StandingDrawing() {
  return (
    <Drawing viewBox="-116 -122 308 320" ground="page">
      <Site />
      <Box palette="key" at={lintelPlace} size={lintelSize} />
    </Drawing>
  );
}
