import type { ReactElement } from 'react';
import type { IntroductionQuery } from '#graphql/hooks.ts';
import { DimensionLabel, Drawing, IsometricBox } from '#haven/drawing/Drawing.tsx';
import { shadowPath, rectanglePath, type Triple } from '#haven/drawing/isometric.ts';
import {
  GhostLintel,
  Ground,
  groundLevel,
  Hoist,
  lintelPosition,
  lintelSize,
  BuildingSite,
  BuildingSiteDrawing,
} from '#haven/drawing/BuildingSite.tsx';

const [lintelLeft, postFront, postHeight] = lintelPosition;
const widePosts = [-2.2, 2, 6.2];
/** Positions of the left and the right lintel on the three posts of the wide drawing. */
const leftSpan: Triple = [-3, postFront, postHeight];
const rightSpan: Triple = [2.5, postFront, postHeight];
const spanSize: Triple = [5.5, 1, 1];

const wideSite = (
  <>
    <Ground center={[2.4, 2.3, groundLevel]} radius={9} />
    <path fill="var(--ground-shadow)" d={rectanglePath([-3.4, 0.8, groundLevel], 12.4, 2.55)} />
    <IsometricBox palette="post" at={[-3.8, 0, groundLevel]} size={[12.4, 2.9, -groundLevel]} />
    {widePosts.map((x) => (
      <path key={x} fill="var(--cast-shadow)" d={shadowPath(x, postFront, 1.5)} />
    ))}
    {widePosts.map((x) => (
      <IsometricBox key={x} palette="post" at={[x, postFront, 0]} size={[1, 1, postHeight]} />
    ))}
    <IsometricBox palette="beam" at={leftSpan} size={spanSize} />
  </>
);

/** Drawings beside the sections of the introduction, by the name that the content uses. */
export const introductionDrawings: Readonly<
  Record<IntroductionQuery['introduction']['sections'][number]['drawing'], ReactElement>
> = {
  portal: <BuildingSiteDrawing lintel="laid" />,
  plan: <BuildingSiteDrawing lintel="planned" />,
  // A hanging lintel above its posts.
  hoist: (
    <Drawing viewBox="-116 -176 308 356" ground="page">
      <BuildingSite />
      <Hoist at={[lintelLeft, postFront, postHeight + 1.6]} size={lintelSize} cable={44} />
    </Drawing>
  ),
  // A second lintel beside the first.
  frame: (
    <Drawing viewBox="-142 -146 334 344" ground="page">
      {wideSite}
      <IsometricBox palette="key" at={rightSpan} size={spanSize} />
    </Drawing>
  ),
  // A missing second lintel, with a dimension line in its place.
  gap: (
    <Drawing viewBox="-142 -146 334 344" ground="page">
      {wideSite}
      <GhostLintel at={rightSpan} size={spanSize} />
      <DimensionLabel axis="x" from={[rightSpan[0], 4.1, groundLevel]} length={spanSize[0]} />
    </Drawing>
  ),
};
