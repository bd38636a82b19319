import { isTrackedEventName, longestText, plannedEvent, type PlannedProperty } from '#domain/trackingPlan.ts';

/** Part of an event that is not as the plan has it. */
export interface TrackingFault {
  /** The property; null where nobody planned the event. */
  readonly property: string | null;
  /** Names the event and the property. */
  readonly message: string;
}

/** Characters of an unknown name that the message repeats. */
const shown = 60;

/** The first fault of an event with this name and these properties; null where it is as planned. */
export function trackingFaultOf(
  name: string,
  properties: Readonly<Record<string, unknown>>,
): TrackingFault | null {
  if (!isTrackedEventName(name)) {
    return { property: null, message: `The event "${name.slice(0, shown)}" is not in the tracking plan` };
  }
  const planned = plannedEvent(name).properties;
  const strange = Object.keys(properties).find((property) => !Object.hasOwn(planned, property));
  if (strange !== undefined) {
    const message = `${name}: the property "${strange.slice(0, shown)}" is not in the tracking plan`;
    return { property: strange, message };
  }
  for (const [property, plan] of Object.entries(planned)) {
    const wrong = wrongOf(plan, properties[property]);
    if (wrong !== null) return { property, message: `${name}: the property "${property}" ${wrong}` };
  }
  return null;
}

function wrongOf(plan: PlannedProperty, value: unknown): string | null {
  if (value === undefined) return plan.isRequired ? 'is missing' : null;
  if (plan.type === 'integer') return Number.isSafeInteger(value) ? null : 'must be a whole number';
  if (typeof value !== 'string') return 'must be a text';
  if (plan.enum) return plan.enum.includes(value) ? null : `must be one of: ${plan.enum.join(', ')}`;
  return value.length > longestText ? `must be up to ${longestText} characters long` : null;
}
