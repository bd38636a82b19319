import type { TrackedEvent } from '#domain/trackedEvent.ts';

/** Receives a tracked event: for the backend's collector, for a third party, or for memory in tests. */
export type Sink = (event: TrackedEvent) => void;

/** Creates a sink that passes each event to several sinks, even if one of them throws. */
export function createSinks(sinks: readonly Sink[]): Sink {
  return (event) => {
    for (const sink of sinks) {
      try {
        sink(event);
      } catch {
        // A lost event is only a gap in a report, so it must not stop the product.
      }
    }
  };
}
