import { useEffect, type RefObject } from 'react';
import type { PlacedGraph } from './placeGraph.ts';

/** Scrolls a drawing to the innermost active state if that is not completely visible. */
export function useScrollToActiveState(
  box: RefObject<HTMLElement | null>,
  places: PlacedGraph | undefined,
  zoom: number,
  state: string,
): void {
  useEffect(() => {
    const place = places?.states.get(state);
    if (!box.current || !place) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = box.current;
    const left = scrollOffset(place.x * zoom, place.width * zoom, scrollLeft, clientWidth);
    const top = scrollOffset(place.y * zoom, place.height * zoom, scrollTop, clientHeight);
    box.current.scrollTo({ left, top });
  }, [box, places, zoom, state]);
}

/** Returns the scroll offset that centers a part, or the current offset if the whole part is visible. */
function scrollOffset(start: number, length: number, scrolled: number, room: number): number {
  const isInSight = start >= scrolled && start + length <= scrolled + room;
  return isInSight ? scrolled : start + length / 2 - room / 2;
}
