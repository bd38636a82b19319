import { Solid } from '#haven/drawing/Drawing.tsx';
import { castShadow, rectangle, type Triple } from '#haven/drawing/isometric.ts';
import { Ground, groundLevel, lintelPosition } from '#haven/drawing/Site.tsx';

const posts = [-2.2, 2, 6.2];
const [, postFront, postHeight] = lintelPosition;
const plate: Triple = [-3.8, 0, groundLevel];

/** Where the two lintels of a wide site belong, and their size. */
export const firstPlace: Triple = [-3, postFront, postHeight];
export const secondPlace: Triple = [2.5, postFront, postHeight];
export const spanSize: Triple = [5.5, 1, 1];

export const wideViewBox = '-142 -146 334 344';

/** Three posts on their plate, for two lintels beside each other. */
export function WideSite() {
  return (
    <>
      <Ground center={[2.4, 2.3, groundLevel]} radius={9} />
      <path fill="var(--ground-shadow)" d={rectangle([-3.4, 0.8, groundLevel], 12.4, 2.55)} />
      <Solid palette="post" at={plate} size={[12.4, 2.9, -groundLevel]} />
      {posts.map((x) => (
        <path key={x} fill="var(--cast-shadow)" d={castShadow(x, postFront, 1.5)} />
      ))}
      {posts.map((x) => (
        <Solid key={x} palette="post" at={[x, postFront, 0]} size={[1, 1, postHeight]} />
      ))}
    </>
  );
}
