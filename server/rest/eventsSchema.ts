import * as v from 'valibot';
import { isTrackedEventName, trackingPlan } from '#domain/trackingPlan.ts';

const shortText = v.pipe(v.string(), v.maxLength(400, 'A text must be up to 400 characters'));
const optionalText = v.nullish(shortText);
const optionalId = v.nullish(v.pipe(v.number(), v.finite()));

/** The user and customer context that the spec names (section 3); anything beside it is dropped. */
const contextSchema = v.object({
  area: shortText,
  route: shortText,
  userId: optionalId,
  userName: optionalText,
  email: optionalText,
  phone: optionalText,
  ppUserId: optionalText,
  ppCustomerId: optionalText,
  roleName: optionalText,
  customer: v.nullish(
    v.object({
      customerId: optionalId,
      customerName: optionalText,
      customerTypeName: optionalText,
      sourceId: optionalId,
      sourceType: v.nullish(v.object({ id: optionalId, name: optionalText })),
    }),
  ),
});

const eventSchema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.check(isTrackedEventName, 'The event is not in the tracking plan')),
    properties: v.record(v.string(), v.union([shortText, v.pipe(v.number(), v.finite())])),
    context: contextSchema,
    at: v.pipe(
      v.string(),
      v.isoTimestamp('The time of an event must be an ISO 8601 instant'),
      v.transform((text) => new Date(text)),
      v.date('The time of an event must be an ISO 8601 instant'),
    ),
  }),
  v.check(
    ({ name, properties }) => hasPlannedPropertiesOnly(name, properties),
    'The event has a property that is not in the tracking plan',
  ),
);

function hasPlannedPropertiesOnly(name: string, properties: object): boolean {
  const planned: readonly string[] = isTrackedEventName(name) ? trackingPlan[name] : [];
  return Object.keys(properties).every((property) => planned.includes(property));
}

/** What the collector accepts: up to 50 events of the tracking plan (contract, "Analytics events"). */
export const eventsSchema = v.object({
  events: v.pipe(
    v.array(eventSchema),
    v.minLength(1, 'At least one event must be sent'),
    v.maxLength(50, 'At most 50 events can be sent at once'),
  ),
});
