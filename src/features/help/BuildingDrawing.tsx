import { Drawing } from '#haven/drawing/Drawing.tsx';
import { Hoist, lintelPosition, lintelSize, Site } from '#haven/drawing/Site.tsx';

const [x, y, z] = lintelPosition;

/** Being built: the lintel hangs over the posts that it will rest on. */
export function BuildingDrawing() {
  return (
    <Drawing viewBox="-116 -176 308 356" ground="page">
      <Site />
      <Hoist at={[x, y, z + 1.6]} size={lintelSize} cable={44} />
    </Drawing>
  );
}
