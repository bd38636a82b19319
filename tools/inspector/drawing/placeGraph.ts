import Elk, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, ChartGraph } from '#charts/chartGraph.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size in pixels; all measures in this file are pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes of the texts of states and arrows, by their ids. */
export interface GraphTextSizes {
  readonly states: ReadonlyMap<string, Size>;
  readonly arrows: ReadonlyMap<string, Size>;
}

/** The positions of a chart's parts, from the top left. */
export type PlacedGraph = ReturnType<typeof read>;

/** A chart at least this wide is laid out from left to right instead, if that makes it narrower. */
const wide = 1_600;
const dot = 10;

const spacing = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

const elk = new Elk();

/** Places the states of a chart in layers, each state within its parent, so that arrows cross as little as possible. */
export async function placeGraph(graph: ChartGraph, sizes: GraphTextSizes): Promise<PlacedGraph> {
  const fromTop = await layOut(graph, sizes, 'DOWN');
  if (fromTop.width < wide) return fromTop;
  const fromLeft = await layOut(graph, sizes, 'RIGHT');
  return fromLeft.width < fromTop.width ? fromLeft : fromTop;
}

async function layOut(
  graph: ChartGraph,
  sizes: GraphTextSizes,
  direction: 'DOWN' | 'RIGHT',
): Promise<PlacedGraph> {
  const order = new Map(graph.states.map(({ id }, index) => [id, index]));
  // An arrow to an earlier state is laid out in reverse; otherwise the layout would reverse the order of the
  // states between its ends.
  const leadsBack = ({ from, to }: Arrow) => (order.get(from) ?? 0) > (order.get(to) ?? 0);
  const drawn = await elk.layout({
    id: 'drawing',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.direction': direction,
      'elk.padding': '[top=12,left=12,bottom=12,right=12]',
    },
    children: graph.states
      .filter(({ parent }) => parent === null)
      .map(({ id }) => toNode(id, graph, sizes, direction)),
    edges: graph.arrows.map((arrow) => toEdge(arrow, sizes, leadsBack(arrow))),
  });
  return read(drawn, new Set(graph.arrows.filter(leadsBack).map(({ id }) => id)));
}

function toNode(id: string, graph: ChartGraph, sizes: GraphTextSizes, direction: 'DOWN' | 'RIGHT'): ElkNode {
  const words = sizeOf(sizes.states, id);
  const inner = graph.states.filter(({ parent }) => parent === id);
  if (inner.length === 0) return { id, ...words };
  const { start } = graph.states.find((state) => state.id === id) ?? {};
  return {
    id,
    layoutOptions: {
      ...spacing,
      'elk.direction': direction,
      'elk.padding': `[top=${words.height + 16},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${words.width},${words.height})`,
    },
    children: [
      ...(start ? [{ id: `start of ${id}`, width: dot, height: dot }] : []),
      ...inner.map((state) => toNode(state.id, graph, sizes, direction)),
    ],
    edges: start ? [{ id: `start of ${id}`, sources: [`start of ${id}`], targets: [start] }] : [],
  };
}

function toEdge({ id, from, to }: Arrow, sizes: GraphTextSizes, leadsBack: boolean): ElkExtendedEdge {
  return {
    id,
    sources: [leadsBack ? to : from],
    targets: [leadsBack ? from : to],
    labels: [{ ...sizeOf(sizes.arrows, id), text: id, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
  };
}

function sizeOf(sizes: ReadonlyMap<string, Size>, id: string): Size {
  return sizes.get(id) ?? { width: 0, height: 0 };
}

/** Converts ELK's relative positions to absolute ones; `back` are the ids of arrows that were laid out in reverse. */
function read(drawn: ElkNode, back: ReadonlySet<string>) {
  const states = new Map<string, Point & Size>();
  const edges: ElkExtendedEdge[] = [];
  /** The center of each arrow's words, by the arrow's id. */
  const labels = new Map<string, Point>();
  /** The line of each arrow from its source, by the arrow's id. */
  const lines = new Map<string, readonly Point[]>();
  /** The lines from the dot in each state to its initial state. */
  const starts: (readonly Point[])[] = [];

  function readNode(node: ElkNode, { x, y }: Point): void {
    const at = { x: x + (node.x ?? 0), y: y + (node.y ?? 0) };
    states.set(node.id, { ...at, width: node.width ?? 0, height: node.height ?? 0 });
    edges.push(...(node.edges ?? []));
    for (const inner of node.children ?? []) readNode(inner, at);
  }
  readNode(drawn, { x: 0, y: 0 });

  for (const { id, container = '', sections: [section] = [], labels: [label] = [] } of edges) {
    const from = states.get(container) ?? { x: 0, y: 0 };
    const move = ({ x = 0, y = 0 }: Partial<Point>): Point => ({ x: from.x + x, y: from.y + y });
    const points = section
      ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(move)
      : [];
    if (label) {
      labels.set(id, move(label));
      lines.set(id, back.has(id) ? points.toReversed() : points);
    } else starts.push(points);
  }
  return { width: drawn.width ?? 0, height: drawn.height ?? 0, states, labels, lines, starts };
}
