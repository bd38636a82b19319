import {
  isTrackedEventName,
  maxTextLength,
  plannedEvent,
  type PlannedProperty,
} from '#domain/trackingPlan.ts';

/** Maximum number of characters of an unknown name in a message. */
const shown = 60;

/**
 * Finds the first difference of an event from the tracking plan: the property (null if the event itself is unknown),
 * and a message that names event and property. Returns null if the event matches the plan.
 */
export function findTrackingFault(
  name: string,
  properties: Readonly<Record<string, unknown>>,
): { readonly property: string | null; readonly message: string } | null {
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
    const wrong = describeFault(plan, properties[property]);
    if (wrong !== null) return { property, message: `${name}: the property "${property}" ${wrong}` };
  }
  return null;
}

function describeFault(plan: PlannedProperty, value: unknown): string | null {
  if (value === undefined) return plan.isRequired ? 'is missing' : null;
  if (plan.type === 'integer') return Number.isSafeInteger(value) ? null : 'must be a whole number';
  if (typeof value !== 'string') return 'must be a text';
  if (plan.enum) return plan.enum.includes(value) ? null : `must be one of: ${plan.enum.join(', ')}`;
  return value.length > maxTextLength ? `must be up to ${maxTextLength} characters long` : null;
}
