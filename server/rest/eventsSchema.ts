import * as v from 'valibot';
import { funnelCharts } from '#domain/funnelStep.ts';
import { isTrackedEventName, trackingPlan } from '#domain/trackingPlan.ts';

/** Longer than what the product itself sends: addresses have up to 320 characters. */
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

/** Characters of an event as JSON; one of the product has about 600. */
const eventLength = 3_000;

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
  v.check(
    (event) => JSON.stringify(event).length <= eventLength,
    `An event must be up to ${eventLength} characters long`,
  ),
);

function hasPlannedPropertiesOnly(name: string, properties: object): boolean {
  const planned: readonly string[] = isTrackedEventName(name) ? trackingPlan[name] : [];
  return Object.keys(properties).every((property) => planned.includes(property));
}

/** The name of a state or an event of a chart. */
const nameSchema = v.pipe(v.string(), v.maxLength(100, 'A name must be up to 100 characters'));

const stepSchema = v.object({
  chart: v.picklist(funnelCharts, 'The chart is not one of a funnel'),
  run: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/, 'The run of a step is not valid')),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
  from: v.nullable(nameSchema),
  event: nameSchema,
  to: v.nullable(nameSchema),
  at: instant,
});

const most = 50;

/** A batch that the collector accepts: up to 50 events of the tracking plan, and as many steps (contract, "Analytics events"). */
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

/** Bytes for which a batch counts as one more event. */
const bytesOfEvent = 512;

/** Counts a batch against a limit: each event and step once, and large ones by their size. */
export function weightOf(batch: v.InferOutput<typeof eventsSchema>): number {
  const bytes = Buffer.byteLength(JSON.stringify(batch));
  return Math.max(batch.events.length + batch.steps.length, Math.ceil(bytes / bytesOfEvent));
}
