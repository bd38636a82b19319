import { brand } from '#domain/brand.ts';
import { plannedEvent, trackedEventNames, type TrackedEventName } from '#domain/trackingPlan.ts';
import { createEventSchemas, describeEvent, eventRulesOf } from './trackingSchemas.ts';
import { writeTrackingPage } from './writeTrackingPage.ts';

/** Folder of the committed files, from the root of the project. */
export const trackingFolder = 'docs/tracking';

/** The tracking plan for people and for the tools that import one, by the name of the file. */
export function createTrackingFiles(): Readonly<Record<string, string>> {
  return {
    'README.md': writeTrackingPage(),
    'events.schema.json': toJson(createEventSchemas()),
    'rudderstack.json': toJson(createRudderStackPlan()),
    'segment.json': toJson({ rules: trackedEventNames.map(toSegmentRule) }),
  };
}

/** Bodies of calls of RudderStack's Data Catalog API: one that makes the plan, and one for each event. */
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

/** A rule of Segment's Public API. */
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

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
