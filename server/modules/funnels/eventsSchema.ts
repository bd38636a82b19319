import * as v from 'valibot';
import { funnelCharts } from '#domain/funnelStep.ts';
import { maxTextLength } from '#domain/trackingPlan.ts';
import { findTrackingFault } from './findTrackingFault.ts';

const shortText = v.pipe(
  v.string(),
  v.maxLength(maxTextLength, `A text must be up to ${maxTextLength} characters`),
);
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

/** The user and customer context that the spec names (section 3); other fields are dropped. */
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

const runSchema = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/, 'The run is not valid'));

const stepNumberSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000));

/** Maximum length of an event as JSON, in characters; the events of the product's own pages have about 600. */
const eventLength = 3_000;

const eventSchema = v.pipe(
  v.object({
    messageId: v.nullish(v.pipe(v.string(), v.uuid('The message id of an event must be a UUID'))),
    name: v.string(),
    properties: v.record(v.string(), v.union([v.string(), v.number()])),
    context: contextSchema,
    at: instant,
    run: v.nullish(runSchema),
    step: v.nullish(stepNumberSchema),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const fault = findTrackingFault(dataset.value.name, dataset.value.properties);
    if (fault) addIssue({ message: fault.message, path: pathTo(fault.property, dataset.value) });
  }),
  v.check(
    (event) => JSON.stringify(event).length <= eventLength,
    `An event must be up to ${eventLength} characters long`,
  ),
);

/** Returns the path to an invalid property, or to the event's name if `property` is null. */
function pathTo(
  property: string | null,
  event: { readonly name: string; readonly properties: Record<string, unknown> },
): [v.IssuePathItem, ...v.IssuePathItem[]] {
  const item = { type: 'object', origin: 'value', input: event } as const;
  if (property === null) return [{ ...item, key: 'name', value: event.name }];
  return [
    { ...item, key: 'properties', value: event.properties },
    { ...item, input: event.properties, key: property, value: event.properties[property] },
  ];
}

/** The name of a state or an event of a chart. */
const nameSchema = v.pipe(v.string(), v.maxLength(100, 'A name must be up to 100 characters'));

const stepSchema = v.object({
  chart: v.picklist(funnelCharts, 'The chart is not one of a funnel'),
  run: runSchema,
  number: stepNumberSchema,
  from: v.nullable(nameSchema),
  event: nameSchema,
  to: v.nullable(nameSchema),
  at: instant,
});

const most = 50;

const batchOf = <Entry extends v.GenericSchema>(entry: Entry, name: string) =>
  v.optional(v.pipe(v.array(entry), v.maxLength(most, `At most ${most} ${name} can be sent at once`)), []);

/** A valid batch: up to 50 events of the tracking plan, and up to 50 steps (contract, "Analytics events"). */
export const eventsSchema = v.pipe(
  v.object({ events: batchOf(eventSchema, 'events'), steps: batchOf(stepSchema, 'steps') }),
  v.check(({ events, steps }) => events.length + steps.length > 0, 'At least one event must be sent'),
);

export type EventBatch = v.InferOutput<typeof eventsSchema>;

/** Bytes of a batch that count as one event against the limit of a network. */
const bytesOfEvent = 512;

/** Returns what a batch counts against a limit: its number of events and steps, or its 512-byte units if more. */
export function weighEventBatch(batch: EventBatch): number {
  const bytes = Buffer.byteLength(JSON.stringify(batch));
  return Math.max(batch.events.length + batch.steps.length, Math.ceil(bytes / bytesOfEvent));
}
