import * as v from 'valibot';
import { funnelCharts } from '#domain/funnelStep.ts';
import { isTrackedEventName, trackingPlan } from '#domain/trackingPlan.ts';

const shortText = v.pipe(v.string(), v.maxLength(400, 'A text must be up to 400 characters'));
const optionalText = v.nullish(shortText);
const optionalId = v.nullish(v.pipe(v.number(), v.finite()));

const instant = v.pipe(
  v.string(),
  v.isoTimestamp('The time of an event must be an ISO 8601 instant'),
  v.transform((text) => new Date(text)),
  v.date('The time of an event must be an ISO 8601 instant'),
  v.minValue(new Date('2000-01-01T00:00:00Z'), 'The time of an event must lie after 2000'),
  v.maxValue(new Date('2100-01-01T00:00:00Z'), 'The time of an event must lie before 2100'),
);

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
    at: instant,
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

const stateSchema = v.nullable(shortText);

const stepSchema = v.object({
  chart: v.picklist(funnelCharts, 'The chart is not one of a funnel'),
  run: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/, 'The run of a step is not valid')),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
  from: stateSchema,
  event: shortText,
  to: stateSchema,
  at: instant,
});

const most = 50;

/** What the collector accepts: up to 50 events of the tracking plan, and as many steps (contract, "Analytics events"). */
export const eventsSchema = v.pipe(
  v.object({
    events: v.optional(
      v.pipe(v.array(eventSchema), v.maxLength(most, `At most ${most} events can be sent at once`)),
      [],
    ),
    steps: v.optional(
      v.pipe(v.array(stepSchema), v.maxLength(most, `At most ${most} steps can be sent at once`)),
      [],
    ),
  }),
  v.check(({ events, steps }) => events.length + steps.length > 0, 'At least one event must be sent'),
);
