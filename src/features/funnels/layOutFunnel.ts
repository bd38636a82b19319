import { placeGraph, type Point } from '#funnels/placeGraph.ts';
import { countExits, type Funnel } from './funnelNumbers.ts';

/** Sizes of a state's card, in pixels (look, "Funnel"); `exits` is the width at the right for runs that gave up. */
export const stateCardSize = { width: 208, height: 88, beam: 10, exits: 76 };
const label = { width: 40, height: 20 };

/**
 * Lays out the graph of a funnel, in pixels from the top left. Returns the size of the graph, the top left corner of
 * each state's card, and for each ribbon (edge) the points, the run count, and `at`, the center of the count's text.
 */
export function layOutFunnel(funnel: Funnel) {
  const counts = countRibbons(funnel);
  const exits = new Map(funnel.states.map((state) => [state.name, countExits(funnel, state)]));
  const widthOf = (name: string) =>
    stateCardSize.width + (exits.get(name)?.length === 0 ? 0 : stateCardSize.exits);
  const { width, height, nodes, edges } = placeGraph({
    mayRunSideways: false,
    nodes: funnel.states.map(({ name }) => ({ name, width: widthOf(name), height: stateCardSize.height })),
    edges: [...counts.values()].map(({ from, to }) => ({ from, to, label })),
  });
  const topLeft = (name: string): Point => {
    const { x, y } = nodes.get(name) ?? { x: 0, y: 0 };
    return { x: x - widthOf(name) / 2, y: y - stateCardSize.height / 2 };
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
      return {
        from,
        to,
        at,
        count: counts.get(`${from} ${to}`)?.count ?? 0,
        points: [onCard(topLeft(from), start), ...points.slice(1, -1), onCard(topLeft(to), end)],
      };
    }),
  };
}

/** Adds up the runs per pair of states, by their names; leaves out `common` transitions that no run took. */
function countRibbons({ transitions }: Funnel) {
  const counts = new Map<string, { from: string; to: string; count: number }>();
  for (const { from, to, count, common } of transitions) {
    if (typeof from !== 'string' || typeof to !== 'string' || (common && count === 0)) continue;
    const way = `${from} ${to}`;
    counts.set(way, { from, to, count: (counts.get(way)?.count ?? 0) + count });
  }
  return counts;
}

/** Returns the point on the upper or lower side of the card at x and y that is nearest to the end of a ribbon. */
function onCard({ x, y }: Point, met: Point): Point {
  const inset = 16;
  return {
    x: Math.min(Math.max(met.x, x + inset), x + stateCardSize.width - inset),
    y: met.y < y + stateCardSize.height / 2 ? y : y + stateCardSize.height,
  };
}
