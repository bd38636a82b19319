import { Drawing, IsometricBox } from '#haven/drawing/Drawing.tsx';
import { shadowPath, rectanglePath, linePath, type Triple } from '#haven/drawing/isometric.ts';
import { hueClassOf } from '#haven/theme/hueClassOf.ts';
import styles from './PartnerDrawing.module.css';

/** Four shapes of the drawn lintel, by partner id modulo 4, each as solids from back to front. */
const beams: readonly (readonly { readonly at: Triple; readonly size: Triple }[])[] = [
  [{ at: [0.6, 1, 5], size: [7.2, 1, 1] }],
  [{ at: [0.6, 1, 5], size: [8.8, 1, 1] }],
  [
    { at: [0.6, 1, 5], size: [7.2, 1, 0.8] },
    { at: [1.6, 1, 6], size: [5.2, 1, 0.6] },
  ],
  [
    { at: [0.6, 1, 4.6], size: [3.6, 1, 1] },
    { at: [4.2, 1, 5.4], size: [3.6, 1, 1] },
  ],
];

const posts = [1.6, 5.8];
const gridLines = Array.from({ length: 17 }, (_, index) => (index - 8) * 1.65);

/** Draws a small building in the partner's hue, on the grid of a floor plan; the id also decides its shape. */
export function PartnerDrawing({ id }: { readonly id: number }) {
  return (
    <Drawing
      viewBox="-150 -122 352 262"
      ground="page"
      className={[styles['drawing'], hueClassOf(id)].join(' ')}
    >
      <path
        fill="none"
        stroke="var(--plan-line)"
        strokeWidth=".75"
        d={gridLines
          .flatMap((at) => [
            linePath([at, -16, -0.4], [at, 16, -0.4]),
            linePath([-16, at, -0.4], [16, at, -0.4]),
          ])
          .join('')}
      />
      <path fill="var(--ground-shadow)" d={rectanglePath([0.4, 0.8, -0.4], 8.4, 2.6)} />
      <IsometricBox palette="post" at={[0, 0, -0.4]} size={[8.4, 3, 0.4]} />
      {posts.map((x) => (
        <path key={x} fill="var(--cast-shadow)" d={shadowPath(x, 1, 2)} />
      ))}
      {posts.map((x) => (
        <IsometricBox key={x} palette="post" at={[x, 1, 0]} size={[1, 1, id % 4 === 3 ? 4.6 : 5]} />
      ))}
      {beams[id % 4]?.map(({ at, size }) => (
        <IsometricBox key={at.join()} palette="beam" at={at} size={size} />
      ))}
    </Drawing>
  );
}
