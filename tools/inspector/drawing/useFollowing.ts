import { useEffect, type RefObject } from 'react';
import type { PlacedGraph } from './placeGraph.ts';

interface Following {
  readonly box: RefObject<HTMLElement | null>;
  readonly places: PlacedGraph | undefined;
  readonly zoom: number;
  /** The innermost state that the chart is in. */
  readonly state: string;
}

/** Scrolls a drawing to the state that its chart has come to, where that is out of sight. */
export function useFollowing({ box, places, zoom, state }: Following): void {
  useEffect(() => {
    const place = places?.states.get(state);
    if (!box.current || !place) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = box.current;
    const left = inSight(place.x * zoom, place.width * zoom, scrollLeft, clientWidth);
    const top = inSight(place.y * zoom, place.height * zoom, scrollTop, clientHeight);
    box.current.scrollTo({ left, top });
  }, [box, places, zoom, state]);
}

/** Scrolled so that this is in the middle; as it is where all of it is in sight. */
function inSight(start: number, length: number, scrolled: number, room: number): number {
  const isInSight = start >= scrolled && start + length <= scrolled + room;
  return isInSight ? scrolled : start + length / 2 - room / 2;
}
