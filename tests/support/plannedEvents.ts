import { plannedEvent, type PlannedProperty, type TrackedEventName } from '#domain/trackingPlan.ts';

/** Values for all properties of a planned event. */
export function sampleProperties(name: TrackedEventName): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(plannedEvent(name).properties).map(([property, plan]) => [property, sampleOf(plan)]),
  );
}

function sampleOf(plan: PlannedProperty): string | number {
  if (plan.type === 'integer') return 1;
  return plan.enum?.[0] ?? 'x';
}
