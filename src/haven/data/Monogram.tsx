import { hueClassOf } from '#haven/theme/hueClassOf.ts';
import styles from './Monogram.module.css';
import { extractMonogramLetters } from './extractMonogramLetters.ts';

interface MonogramProps {
  readonly id: number;
  readonly name: string;
  readonly size?: 48 | 72 | undefined;
  readonly className?: string | undefined;
}

/** Drawings of a lintel on two posts, on a tile of 48 by 48; `middle` is the x of the letters between the posts. */
const structures = [
  { beams: 'M4 6h40v6H4z', posts: 'M8 12h4v36H8zM36 12h4v36h-4z', middle: 24 },
  { beams: 'M4 6h44v6H4z', posts: 'M4 12h4v36H4zM36 12h4v36h-4z', middle: 22 },
  { beams: 'M10 4h28v3H10zM4 9h40v5H4z', posts: 'M8 14h4v34H8zM36 14h4v34h-4z', middle: 24 },
  { beams: 'M4 10h18V4h22v6H26v6H4z', posts: 'M6 16h4v32H6zM38 10h4v38h-4z', middle: 24 },
] as const;

/** A picture for a partner, drawn from id and name, so that it needs no logo and no request. */
export function Monogram({ id, name, size = 48, className }: MonogramProps) {
  const { beams, posts, middle } = structures[id % 4] ?? structures[0];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={[styles['monogram'], hueClassOf(id), className].filter(Boolean).join(' ')}
      width={size}
      height={size}
      viewBox="0 0 48 48"
    >
      <rect fill="var(--tile)" width="48" height="48" />
      <path fill="var(--beam)" opacity=".32" d={posts} />
      <path fill="var(--beam)" shapeRendering="crispEdges" d={beams} />
      <text fill="var(--letters)" fontSize="16" fontWeight="600" textAnchor="middle" x={middle} y="37">
        {extractMonogramLetters(name)}
      </text>
    </svg>
  );
}
