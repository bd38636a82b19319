import { Box } from './Box.tsx';
import { Drawing, type PlacedDrawing } from './Drawing.tsx';
import styles from './drawing.module.css';
import { Ground } from './Ground.tsx';
import { castShadow, flat, type Triple } from './isometric.ts';
import { groundLevel } from './Site.tsx';

const posts = [-2.2, 2, 6.2];
const postFront = 0.95;
const plate: Triple = [-3.8, 0, groundLevel];

/** Together: one more post, and a second lintel beside the first. */
export function FrameDrawing({ className }: PlacedDrawing) {
  return (
    <Drawing viewBox="-142 -146 334 344" ground="page" className={className}>
      <Ground centre={[2.4, 2.3, groundLevel]} radius={9} />
      <path className={styles['groundShadow']} d={flat([-3.4, 0.8, groundLevel], 12.4, 2.55)} />
      <Box palette="post" at={plate} size={[12.4, 2.9, -groundLevel]} />
      {posts.map((x) => (
        <path key={x} className={styles['castShadow']} d={castShadow(x, postFront, 1.5)} />
      ))}
      {posts.map((x) => (
        <Box key={x} palette="post" at={[x, postFront, 0]} size={[1, 1, 5]} />
      ))}
      <Box palette="beam" at={[-3, postFront, 5]} size={[5.5, 1, 1]} />
      <Box palette="key" at={[2.5, postFront, 5]} size={[5.5, 1, 1]} />
    </Drawing>
  );
}
