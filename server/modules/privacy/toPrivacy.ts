import type { Privacy as Presented } from '#graphql/resolvers.ts';
import type { Privacy, RecordedEvent } from './privacy.ts';

export function toPrivacy({ offerNews, recorded, recordedTotal }: Privacy): Presented {
  return { offerNews, recorded: recorded.map(toEvent), recordedTotal };
}

/** Relies on the collector, which has checked the context. */
function toEvent({ id, name, occurredAt, context, properties }: RecordedEvent) {
  return {
    id: String(id),
    name,
    at: occurredAt,
    route: (context as { route: string }).route,
    properties: Object.entries(properties as Record<string, string | number>).map(([property, value]) => ({
      name: property,
      value: String(value),
    })),
  };
}
