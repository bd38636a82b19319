import type { Sink } from './sink.ts';

/** One sink for several: each gets every event, also where another one fails. */
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
