/*
 * JSON Schema of the files that importers of tracking plans accept, as their documents describe them (November 2026).
 * docs/tracking/README.md names the documents.
 */

const rules = { $ref: 'http://json-schema.org/draft-07/schema#' };

/** Names of plans and events: 3 to 65 characters, a letter first. */
const name = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_, .-]{2,64}$' };
const description = { type: 'string', minLength: 3, maxLength: 2_000, pattern: '^[A-Za-z]' };

/** RudderStack's Data Catalog API: the body that makes a plan, and those that add events by their rules. */
export const rudderStackPlan = {
  type: 'object',
  properties: {
    trackingPlan: {
      type: 'object',
      properties: { name, description },
      required: ['name'],
      additionalProperties: false,
    },
    events: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          name,
          description,
          eventType: { enum: ['track', 'identify', 'group', 'page', 'screen'] },
          rules,
        },
        required: ['name', 'eventType', 'rules'],
        additionalProperties: false,
      },
    },
  },
  required: ['trackingPlan', 'events'],
  additionalProperties: false,
};

/** Keywords that RudderStack does not accept in rules. */
export const unsupportedByRudderStack =
  /"(?:const|if|then|else|content(?:Media|Encoding)\w*|\$ref|definitions)":/;

/** Segment's Public API: the body that replaces the rules of a plan (`ReplaceRulesInTrackingPlanV1Input`). */
export const segmentRules = {
  type: 'object',
  properties: {
    rules: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          type: { enum: ['COMMON', 'GROUP', 'IDENTIFY', 'PAGE', 'SCREEN', 'TRACK'] },
          key: { type: 'string' },
          jsonSchema: rules,
          version: { type: 'number' },
        },
        required: ['type', 'jsonSchema', 'version'],
        additionalProperties: false,
      },
    },
  },
  required: ['rules'],
  additionalProperties: false,
};
