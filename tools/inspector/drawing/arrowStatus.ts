import type { ChartEvent } from '#inspector/chartEvents.ts';

/** Status of an arrow in the chart's current state. */
export interface ArrowStatus {
  /** Whether its event can be sent, or is the chart's own; null where no active state has the arrow. */
  readonly now: 'sent' | 'own' | null;
  /** Whether the chart took the arrow last. */
  readonly isLast: boolean;
}

/** Returns a function that finds the status of an arrow by its id. */
export function createStatusOf(
  sent: readonly ChartEvent[],
  own: readonly ChartEvent[],
  taken: readonly string[],
): (id: string) => ArrowStatus {
  const [canBeSent, mayHappen] = [sent, own].map(
    (events) => new Set(events.flatMap(({ ways }) => ways.map(({ arrow }) => arrow))),
  );
  return (id) => ({
    now: canBeSent?.has(id) ? 'sent' : mayHappen?.has(id) ? 'own' : null,
    isLast: taken.includes(id),
  });
}
