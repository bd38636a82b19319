import type { ChartEvent } from '#inspector/chartEvents.ts';

/** Standing of an arrow in the state that the chart is in. */
export interface ArrowStanding {
  /** Whether its event can be sent, or happens by itself; neither where the chart is elsewhere. */
  readonly now: 'sent' | 'own' | null;
  /** Whether the chart came along it last. */
  readonly isLast: boolean;
}

interface Known {
  readonly sent: readonly ChartEvent[];
  readonly own: readonly ChartEvent[];
  readonly taken: readonly string[];
}

export function standingsOf({ sent, own, taken }: Known): (id: string) => ArrowStanding {
  const [canBeSent, mayHappen] = [arrowsOf(sent), arrowsOf(own)];
  return (id) => ({
    now: canBeSent.has(id) ? 'sent' : mayHappen.has(id) ? 'own' : null,
    isLast: taken.includes(id),
  });
}

function arrowsOf(events: readonly ChartEvent[]): Set<string | null> {
  return new Set(events.flatMap(({ ways }) => ways.map(({ arrow }) => arrow)));
}
