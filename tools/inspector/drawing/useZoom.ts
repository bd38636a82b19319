import { useState, type RefObject } from 'react';
import type { Size } from './placeGraph.ts';

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Manages the scale of a drawing, which is 1 at first. */
export function useZoom(drawn: Size | undefined, box: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const larger = steps.find((step) => step > zoom);
  const smaller = steps.findLast((step) => step < zoom);

  function showWhole(): void {
    if (!drawn || !box.current) return;
    const { clientWidth, clientHeight } = box.current;
    setZoom(Math.min(1, clientWidth / drawn.width, clientHeight / drawn.height));
  }

  return {
    zoom,
    canGrow: larger !== undefined,
    canShrink: smaller !== undefined,
    grow: () => setZoom(larger ?? zoom),
    shrink: () => setZoom(smaller ?? zoom),
    showWhole,
  };
}
