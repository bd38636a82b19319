import { brand } from '#domain/brand.ts';
import {
  maxTextLength,
  plannedEvent,
  trackedEventNames,
  type PlannedProperty,
  type TrackedEventName,
} from '#domain/trackingPlan.ts';
import { writeTrackingPage } from './writeTrackingPage.ts';

/** Folder of the committed files, relative to the root of the project. */
export const trackingFolder = 'docs/tracking';

/** The draft of JSON Schema that RudderStack and Segment accept. */
const $schema = 'http://json-schema.org/draft-07/schema#';

/** Creates the files of the tracking plan, for people and for import into other tools: their content by file name. */
export function createTrackingFiles(): Readonly<Record<string, string>> {
  return {
    'README.md': writeTrackingPage(),
    'events.schema.json': toJson(createEventSchemas()),
    'rudderstack.json': toJson(createRudderStackPlan()),
    'segment.json': toJson({ rules: trackedEventNames.map(toSegmentRule) }),
  };
}

/** Creates request bodies for RudderStack's Data Catalog API: one for the plan, and one for each event. */
function createRudderStackPlan() {
  return {
    trackingPlan: {
      name: `${brand.analyticsArea} events`,
      description: 'Written from the tracking plan of the product',
    },
    events: trackedEventNames.map((name) => ({
      name,
      description: describeEvent(name),
      eventType: 'track',
      rules: eventRulesOf(name),
    })),
  };
}

/** Creates a rule for Segment's Public API. */
function toSegmentRule(name: TrackedEventName) {
  const { owner, version, since, funnel } = plannedEvent(name);
  const labels = { owner, since, funnel };
  return {
    key: name,
    type: 'TRACK',
    version,
    jsonSchema: { description: describeEvent(name), labels, ...eventRulesOf(name) },
  };
}

function describeEvent(name: TrackedEventName): string {
  const { trigger, question } = plannedEvent(name);
  return `${trigger}. ${question}`;
}

/** Creates the JSON Schema of an event's properties, with keywords that RudderStack and Segment accept. */
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
    ...(type === 'string' && !values && { maxLength: maxTextLength }),
    ...(isPersonal && { $comment: 'Personal' }),
  };
}

/** Creates the JSON Schema of an event for RudderStack and Segment, which covers only the properties. */
function eventRulesOf(name: TrackedEventName) {
  return {
    $schema,
    type: 'object',
    properties: { properties: propertiesSchemaOf(name) },
    required: ['properties'],
  };
}

/** Creates the JSON Schema of every event as the collector receives it, and one that accepts any of them (`oneOf`). */
function createEventSchemas() {
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

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
