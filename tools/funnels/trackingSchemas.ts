import {
  longestText,
  plannedEvent,
  trackedEventNames,
  type PlannedProperty,
  type TrackedEventName,
} from '#domain/trackingPlan.ts';

/** The draft that both importers read. */
const $schema = 'http://json-schema.org/draft-07/schema#';

/** When the event fires, and what it answers. */
export function describeEvent(name: TrackedEventName): string {
  const { trigger, question } = plannedEvent(name);
  return `${trigger}. ${question}`;
}

/** The properties of an event as JSON Schema, in keywords that each importer takes. */
function propertiesSchemaOf(name: TrackedEventName) {
  const planned = Object.entries(plannedEvent(name).properties);
  return {
    type: 'object',
    properties: Object.fromEntries(planned.map(([property, plan]) => [property, toSchema(plan)])),
    required: planned.filter(([, { isRequired }]) => isRequired).map(([property]) => property),
    additionalProperties: false,
  };
}

function toSchema({ type, enum: values, description, isPersonal }: PlannedProperty) {
  return {
    description,
    type,
    ...(values && { enum: values }),
    ...(type === 'string' && !values && { maxLength: longestText }),
    ...(isPersonal && { $comment: 'Personal' }),
  };
}

/** Whole events of this name, as far as the plan goes, as JSON Schema: other fields of them are not looked at. */
export function eventRulesOf(name: TrackedEventName) {
  return {
    $schema,
    type: 'object',
    properties: { properties: propertiesSchemaOf(name) },
    required: ['properties'],
  };
}

/** One schema for each event, as the collector is sent it; `oneOf` them is any event of the plan. */
export function createEventSchemas() {
  return {
    $schema,
    title: 'The tracked events',
    oneOf: trackedEventNames.map((name) => ({ $ref: `#/definitions/${encodeURIComponent(name)}` })),
    definitions: Object.fromEntries(trackedEventNames.map((name) => [name, eventSchemaOf(name)])),
  };
}

function eventSchemaOf(name: TrackedEventName) {
  const { owner, version, since } = plannedEvent(name);
  return {
    title: name,
    description: describeEvent(name),
    $comment: `Owner: ${owner}. Version ${version}, since ${since}.`,
    type: 'object',
    properties: {
      messageId: {
        description: 'A UUID, the same however often the event is sent',
        type: 'string',
        pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      },
      name: { const: name },
      properties: propertiesSchemaOf(name),
      context: { description: 'The person, the company and the page', type: 'object' },
      at: { description: 'Time of the browser, ISO 8601', type: 'string' },
      run: {
        description: 'Run of the funnel whose chart took the step',
        type: 'string',
        pattern: '^[0-9a-f]{32}$',
      },
      step: { description: 'Number of the step in that run', type: 'integer', minimum: 1 },
    },
    required: ['messageId', 'name', 'properties', 'context', 'at'],
    additionalProperties: false,
  };
}
