import { placeGraph, type Point } from '#funnels/placeGraph.ts';
import { exitsOf, type Exit, type Funnel, type FunnelState } from './funnelNumbers.ts';

/** Pixels (look, "Funnel"); at the right of a card is room for who gave up there. */
export const card = { width: 208, height: 88, beam: 10, exits: 76 };
const label = { width: 40, height: 20 };

/** A state where it stands: the top left of its card. */
interface PlacedState extends Point {
  readonly state: FunnelState;
  readonly exits: readonly Exit[];
}

/** All ways from one state to another, as one ribbon. */
export interface Ribbon {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly points: readonly Point[];
  /** The middle of its number. */
  readonly at: Point;
}

interface PlacedCounts {
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  readonly ribbons: readonly Ribbon[];
}

/** A funnel with its numbers on a plane, in pixels from the top left. */
export function placeCounted(funnel: Funnel): PlacedCounts {
  const counts = countRibbons(funnel);
  const exits = new Map(funnel.states.map((state) => [state.name, exitsOf(funnel, state)]));
  const widthOf = (name: string) => card.width + (exits.get(name)?.length === 0 ? 0 : card.exits);
  const { width, height, nodes, edges } = placeGraph({
    mayRunSideways: false,
    nodes: funnel.states.map(({ name }) => ({ name, width: widthOf(name), height: card.height })),
    edges: [...counts.values()].map(({ from, to }) => ({ from, to, label })),
  });
  const topLeft = (name: string): Point => {
    const { x, y } = nodes.get(name) ?? { x: 0, y: 0 };
    return { x: x - widthOf(name) / 2, y: y - card.height / 2 };
  };
  return {
    width,
    height,
    states: funnel.states.map((state) => ({
      state,
      exits: exits.get(state.name) ?? [],
      ...topLeft(state.name),
    })),
    ribbons: edges.map(({ from, to, points, at }) => {
      const [start = at, end = at] = [points[0], points.at(-1)];
      const way = points.slice(1, -1);
      return {
        from,
        to,
        at,
        count: counts.get(`${from} ${to}`)?.count ?? 0,
        points: [onCard(topLeft(from), start), ...way, onCard(topLeft(to), end)],
      };
    }),
  };
}

/** What led from state to state, by both; of what leads on from anywhere, only what was taken. */
function countRibbons({ transitions }: Funnel): Map<string, Pick<Ribbon, 'from' | 'to' | 'count'>> {
  const counts = new Map<string, Pick<Ribbon, 'from' | 'to' | 'count'>>();
  for (const { from, to, count, common } of transitions) {
    if (typeof from !== 'string' || typeof to !== 'string' || (common && count === 0)) continue;
    const way = `${from} ${to}`;
    counts.set(way, { from, to, count: (counts.get(way)?.count ?? 0) + count });
  }
  return counts;
}

/** The point of a card's upper or lower edge that is nearest to where a way meets its place. */
function onCard({ x, y }: Point, met: Point): Point {
  const inset = 16;
  return {
    x: Math.min(Math.max(met.x, x + inset), x + card.width - inset),
    y: met.y < y + card.height / 2 ? y : y + card.height,
  };
}
