import { graphlib, layout } from '@dagrejs/dagre';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size in pixels; all measures in this file are pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** An edge from one node to another; `label` is the size of its words. */
type Edge = { readonly from: string; readonly to: string; readonly label: Size };

interface Graph {
  /** Nodes in reading order. */
  readonly nodes: readonly (Size & { readonly name: string })[];
  readonly edges: readonly Edge[];
  /** Whether the graph may be laid out from left to right if it is too wide from top to bottom. */
  readonly mayRunSideways: boolean;
}

type PlacedGraph = ReturnType<typeof layOut>;

/** Gap between the unconnected parts of a graph, and the maximum width of a row of parts, in pixels. */
const parts = { gap: 24, row: 1_150 };

/** Places a graph's nodes in layers from the top left with few edge crossings, and its unconnected parts in rows. */
export function placeGraph(graph: Graph): PlacedGraph {
  let [left, top, rowHeight, width] = [0, 0, 0, 0];
  const placed = partsOf(graph).map((part) => {
    const drawn = placePart(part);
    if (left > 0 && left + drawn.width > parts.row)
      [left, top, rowHeight] = [0, top + rowHeight + parts.gap, 0];
    const moved = moveBy(drawn, { x: left, y: top });
    left += drawn.width + parts.gap;
    rowHeight = Math.max(rowHeight, drawn.height);
    width = Math.max(width, left - parts.gap);
    return moved;
  });
  return {
    width,
    height: top + rowHeight,
    nodes: new Map(placed.flatMap((part) => [...part.nodes])),
    edges: placed.flatMap((part) => part.edges),
  };
}

/** Splits a graph into its connected parts. */
function partsOf({ nodes, edges, mayRunSideways }: Graph): Graph[] {
  const graph = new graphlib.Graph();
  for (const { name } of nodes) graph.setNode(name);
  for (const { from, to } of edges) graph.setEdge(from, to);
  return graphlib.alg.components(graph).map((names) => ({
    nodes: nodes.filter(({ name }) => names.includes(name)),
    edges: edges.filter(({ from }) => names.includes(from)),
    mayRunSideways,
  }));
}

function placePart(graph: Graph): PlacedGraph {
  const inOrder = layOut(graph, { rankdir: 'TB', ranksep: 40 }, true);
  if (inOrder.width <= parts.row || !graph.mayRunSideways) return inOrder;
  const fromTop = layOut(graph, { rankdir: 'TB', ranksep: 40 }, false);
  return fromTop.width <= parts.row ? fromTop : layOut(graph, { rankdir: 'LR', ranksep: 32 }, false);
}

/** Lays out a connected graph. `keepsOrder` preserves the order of the nodes, which may need more room. */
function layOut(
  { nodes, edges }: Pick<Graph, 'nodes' | 'edges'>,
  direction: { readonly rankdir: 'TB' | 'LR'; readonly ranksep: number },
  keepsOrder: boolean,
) {
  const graph = new graphlib.Graph({ multigraph: true })
    .setGraph({ ...direction, nodesep: 16, edgesep: 8, marginx: 8, marginy: 16 })
    .setDefaultEdgeLabel(() => ({}));
  for (const { name, width, height } of nodes) graph.setNode(name, { width, height });
  const order = new Map(nodes.map(({ name }, index) => [name, index]));
  // An edge to an earlier node is laid out in reverse; otherwise the layout would reverse the order of the
  // nodes between its ends.
  const leadsBack = ({ from, to }: Edge) => keepsOrder && (order.get(from) ?? 0) > (order.get(to) ?? 0);
  const keyOf = (edge: Edge) =>
    leadsBack(edge) ? { v: edge.to, w: edge.from, name: 'back' } : { v: edge.from, w: edge.to, name: 'on' };
  for (const edge of edges) graph.setEdge(keyOf(edge), { ...edge.label, labelpos: 'c' });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    /** The center of each node, by its name. */
    nodes: new Map(nodes.map(({ name }) => [name, rounded(graph.node(name))])),
    /** The line of each edge, from its start; `at` is the center of its words. */
    edges: edges.map((edge) => {
      const placed = graph.edge(keyOf(edge));
      const points: Point[] = placed.points.map(rounded);
      return {
        from: edge.from,
        to: edge.to,
        points: leadsBack(edge) ? points.toReversed() : points,
        at: rounded(placed),
      };
    }),
  };
}

function moveBy(part: PlacedGraph, by: Point): PlacedGraph {
  const move = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
  return {
    ...part,
    nodes: new Map([...part.nodes].map(([name, point]) => [name, move(point)])),
    edges: part.edges.map((edge) => ({ ...edge, points: edge.points.map(move), at: move(edge.at) })),
  };
}

function rounded({ x, y }: { readonly x?: number; readonly y?: number }): Point {
  return { x: Math.round(x ?? 0), y: Math.round(y ?? 0) };
}
