import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { everyChart } from '#charts/everyChart.ts';
import { listArrows, toGraph, type ChartGraph } from '#charts/chartGraph.ts';
import { placeGraph, type PlacedGraph, type Point, type Size } from './placeGraph.ts';

type Box = Point & Size;

/** Approximate sizes of the texts. */
function sizesOf(graph: ChartGraph) {
  return {
    states: new Map(
      graph.states.map(({ id, loops }) => [id, { width: 160, height: 40 + 30 * loops.length }]),
    ),
    arrows: new Map(listArrows(graph).map(({ id }) => [id, { width: 140, height: 54 }])),
  };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function holds(outer: Box, { x, y, width, height }: Box): boolean {
  return (
    x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height
  );
}

function at(placed: PlacedGraph['states'], id: string): Box {
  const box = placed.get(id);
  if (!box) throw new Error(`${id} has no place.`);
  return box;
}

const isAt = (one: number, other: number) => Math.abs(one - other) <= 1;
const isBetween = (value: number, from: number, to: number) => value >= from - 1 && value <= to + 1;

/** True if a point is on the edge of a box, within a pixel. */
function isOnEdge({ x, y }: Point, box: Box): boolean {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return (
    (isBetween(x, box.x, right) && (isAt(y, box.y) || isAt(y, bottom))) ||
    (isBetween(y, box.y, bottom) && (isAt(x, box.x) || isAt(x, right)))
  );
}

describe.each(Object.entries<AnyStateMachine>(everyChart))('the drawing of %s', (_, chart) => {
  it('has each state inside its parent, no overlapping texts, and arrows from edge to edge', async () => {
    const graph = toGraph(chart);
    const sizes = sizesOf(graph);
    const { states, labels, lines, width, height } = await placeGraph(graph, sizes);
    const wrong: string[] = [];
    for (const { id, parent } of graph.states) {
      const around = parent === null ? { x: 0, y: 0, width, height } : at(states, parent);
      if (!holds(around, at(states, id))) wrong.push(`${id} is not within ${parent}`);
    }
    const words = graph.arrows.map(({ id }) => {
      const [place, size] = [labels.get(id), sizes.arrows.get(id)];
      return [id, { ...place, ...size } as Box] as const;
    });
    const innermost = graph.states
      .filter(({ isInnermost }) => isInnermost)
      .map(({ id }) => [id, at(states, id)] as const);
    const solid = [...words, ...innermost];
    for (const [index, [one, box]] of solid.entries()) {
      for (const [other, its] of solid.slice(index + 1)) {
        if (overlap(box, its)) wrong.push(`${one} lies on ${other}`);
      }
    }
    for (const { id, from, to } of graph.arrows) {
      const line = lines.get(id) ?? [];
      const [first, last] = [line[0], line.at(-1)];
      if (!first || !isOnEdge(first, at(states, from))) wrong.push(`${id} does not begin at ${from}`);
      if (!last || !isOnEdge(last, at(states, to))) wrong.push(`${id} does not end at ${to}`);
    }
    expect(wrong).toEqual([]);
  }, 30_000);
});
