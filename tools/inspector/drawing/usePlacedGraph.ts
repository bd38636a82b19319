import { useEffect, useState, type RefObject } from 'react';
import type { ChartGraph } from '#charts/chartGraph.ts';
import type { PlacedGraph, Size } from './placeGraph.ts';

/** Measures the texts in `sheet`, and returns the positions of states and arrows; undefined before the first layout. */
export function usePlacedGraph(
  graph: ChartGraph,
  sheet: RefObject<HTMLElement | null>,
): PlacedGraph | undefined {
  const [places, setPlaces] = useState<PlacedGraph>();

  useEffect(() => {
    let isHere = true;
    async function place(): Promise<void> {
      const [{ placeGraph }] = await Promise.all([import('./placeGraph.ts'), document.fonts.ready]);
      if (!isHere || !sheet.current) return;
      const placed = await placeGraph(graph, {
        states: measure(sheet.current, 'state'),
        arrows: measure(sheet.current, 'arrow'),
      });
      if (isHere) setPlaces(placed);
    }
    void place();
    return () => {
      isHere = false;
    };
  }, [graph, sheet]);

  return places;
}

function measure(sheet: HTMLElement, kind: 'state' | 'arrow'): Map<string, Size> {
  const parts = [...sheet.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
  return new Map(
    parts.map((part) => {
      const { width, height } = part.getBoundingClientRect();
      return [part.dataset[kind] ?? '', { width: Math.ceil(width), height: Math.ceil(height) }];
    }),
  );
}
