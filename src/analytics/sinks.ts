import type { TrackedEvent } from '#domain/trackedEvent.ts';

/** A destination of tracked events: the backend's collector, a third party, or memory in tests. */
export type Sink = (event: TrackedEvent) => void;

/** Joins several sinks: each gets every event, even if another one fails. */
export function createSinks(sinks: readonly Sink[]): Sink {
  return (event) => {
    for (const sink of sinks) {
      try {
        sink(event);
      } catch {
        // A lost event is a gap in a report, never a fault of the product.
      }
    }
  };
}
