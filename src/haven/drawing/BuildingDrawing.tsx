import { Drawing, type PlacedDrawing } from './Drawing.tsx';
import { Hoist } from './Hoist.tsx';
import { lintelPlace, lintelSize, Site } from './Site.tsx';

const [x, y, z] = lintelPlace;

/** Being built: the lintel hangs over the posts that it will rest on. */
export function BuildingDrawing({ className }: PlacedDrawing) {
  return (
    <Drawing viewBox="-116 -176 308 356" ground="page" className={className}>
      <Site />
      <Hoist at={[x, y, z + 1.6]} size={lintelSize} cable={44} />
    </Drawing>
  );
}
