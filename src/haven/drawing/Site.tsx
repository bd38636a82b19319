import type { ReactNode } from 'react';
import { Box } from './Box.tsx';
import styles from './drawing.module.css';
import { Ground } from './Ground.tsx';
import { castShadow, flat, type Triple } from './isometric.ts';

const width = 8.4;
const depth = 2.9;
const thickness = 0.42;
const postHeight = 5;
const posts = [
  { x: 1.6, shadow: 3 },
  { x: 5.8, shadow: 1.5 },
] as const;
const postFront = 0.95;

/** Where the lintel belongs, and its size. */
export const lintelPlace: Triple = [0.8, postFront, postHeight];
export const lintelSize: Triple = [6.8, 1, 1];

/** The level of the ground under the plate that the posts stand on. */
export const groundLevel = -thickness;

interface SiteProps {
  /** What lies on the ground, in front of the plate. */
  readonly children?: ReactNode;
}

/** Two posts on their plate, waiting for a lintel: the start of every small drawing. */
export function Site({ children }: SiteProps) {
  return (
    <>
      <Ground centre={[4.4, 2.3, groundLevel]} radius={8.2} />
      <path className={styles['groundShadow']} d={flat([0.4, 0.8, groundLevel], width, depth - 0.35)} />
      <Box palette="post" at={[0, 0, groundLevel]} size={[width, depth, thickness]} />
      {posts.map(({ x, shadow }) => (
        <path key={x} className={styles['castShadow']} d={castShadow(x, postFront, shadow)} />
      ))}
      {posts.map(({ x }) => (
        <Box key={x} palette="post" at={[x, postFront, 0]} size={[1, 1, postHeight]} />
      ))}
      {children}
    </>
  );
}
