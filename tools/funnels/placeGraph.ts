import { graphlib, layout } from '@dagrejs/dagre';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels, as all measures here. */
interface Size {
  readonly width: number;
  readonly height: number;
}

interface Edge {
  readonly from: string;
  readonly to: string;
  /** The room that its words need. */
  readonly label: Size;
}

interface Node extends Size {
  readonly name: string;
}

export interface Graph {
  /** In the order in which they are read. */
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
  /** Whether what is too wide from the top may run from the left. */
  readonly mayRunSideways: boolean;
}

interface PlacedEdge {
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
  /** The middle of its words. */
  readonly at: Point;
}

/** A graph on a plane, from the top left. */
export interface PlacedGraph extends Size {
  /** The middle of each node. */
  readonly nodes: ReadonlyMap<string, Point>;
  readonly edges: readonly PlacedEdge[];
}

/** Between parts of a graph that nothing connects, and their longest row, for which a page has room. */
const parts = { gap: 24, row: 1_150 };

/**
 * Puts the nodes of a graph in layers, so that its edges cross as little as can be; parts that
 * nothing connects stand in rows.
 */
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

/** What is connected, each in the order of the whole. */
function partsOf({ nodes, edges, mayRunSideways }: Graph): Graph[] {
  const graph = new graphlib.Graph();
  for (const { name } of nodes) graph.setNode(name);
  for (const { from, to } of edges) graph.setEdge(from, to);
  return graphlib.alg
    .components(graph)
    .map((names) => ({
      nodes: nodes.filter(({ name }) => names.includes(name)),
      edges: edges.filter(({ from }) => names.includes(from)),
      mayRunSideways,
    }));
}

function placePart(graph: Graph): PlacedGraph {
  const inOrder = layOut(graph, { rankdir: 'TB', ranksep: 40, keepsOrder: true });
  if (inOrder.width <= parts.row || !graph.mayRunSideways) return inOrder;
  const fromTop = layOut(graph, { rankdir: 'TB', ranksep: 40, keepsOrder: false });
  return fromTop.width <= parts.row
    ? fromTop
    : layOut(graph, { rankdir: 'LR', ranksep: 32, keepsOrder: false });
}

interface Direction {
  readonly rankdir: 'TB' | 'LR';
  readonly ranksep: number;
  /** Whether no node stands before one that is read earlier and leads to it, which may take more room. */
  readonly keepsOrder: boolean;
}

function layOut({ nodes, edges }: Graph, { keepsOrder, ...direction }: Direction): PlacedGraph {
  const graph = new graphlib.Graph({ multigraph: true })
    .setGraph({ ...direction, nodesep: 16, edgesep: 8, marginx: 8, marginy: 16 })
    .setDefaultEdgeLabel(() => ({}));
  for (const { name, width, height } of nodes) graph.setNode(name, { width, height });
  const order = new Map(nodes.map(({ name }, index) => [name, index]));
  /** What leads back is laid out as if it led on: else one such edge turns what is between its ends upside down. */
  const leadsBack = ({ from, to }: Edge) => keepsOrder && (order.get(from) ?? 0) > (order.get(to) ?? 0);
  for (const edge of edges) {
    const { from, to, label } = edge;
    const value = { ...label, labelpos: 'c' };
    if (leadsBack(edge)) graph.setEdge(to, from, value, 'back');
    else graph.setEdge(from, to, value, 'on');
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    nodes: new Map(nodes.map(({ name }) => [name, rounded(graph.node(name))])),
    edges: edges.map((edge) => {
      const { from, to } = edge;
      const isBack = leadsBack(edge);
      const placed = isBack ? graph.edge(to, from, 'back') : graph.edge(from, to, 'on');
      const points = placed.points.map(rounded);
      return { from, to, points: isBack ? points.toReversed() : points, at: rounded(placed) };
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
