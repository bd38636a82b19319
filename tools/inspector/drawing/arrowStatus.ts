import type { AcceptedEvent } from '#inspector/chartEvents.ts';

/** Status of an arrow while the chart is in its current state. */
export interface ArrowStatus {
  /** `sent` if its event can be sent, `own` if the event is the chart's own; null if the chart cannot take it now. */
  readonly now: 'sent' | 'own' | null;
  /** Whether the arrow was taken by the last event. */
  readonly isLast: boolean;
}

/** Returns a function that finds the status of an arrow by its id. */
export function createFindArrowStatus(
  sent: readonly AcceptedEvent[],
  own: readonly AcceptedEvent[],
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
