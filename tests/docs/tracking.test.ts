import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  plannedEvent,
  trackedEventNames,
  type PlannedProperty,
  type TrackedEventName,
} from '#domain/trackingPlan.ts';
import { createTrackingFiles, trackingFolder } from '#funnels/trackingFiles.ts';
import { eventsSchema } from '#server/modules/funnels/eventsSchema.ts';
import { sampleProperties } from '#tests/support/plannedEvents.ts';
import { unsupportedByRudderStack, rudderStackPlan, segmentRules } from '#tests/support/trackingImporters.ts';

interface Schema {
  readonly $schema: string;
  readonly definitions: Readonly<Record<string, object>>;
}

interface Imports {
  readonly events: readonly { readonly name: string; readonly rules: Schema }[];
  readonly rules: readonly {
    readonly key: string;
    readonly version: number;
    readonly jsonSchema: Schema & { readonly labels: object };
  }[];
}

const files = createTrackingFiles();
const committed = (name: string) => readFileSync(join(trackingFolder, name), 'utf8');
const read = (name: string): unknown => JSON.parse(committed(name));

const ours = read('events.schema.json') as Schema;
const { events } = read('rudderstack.json') as Pick<Imports, 'events'>;
const { rules } = read('segment.json') as Pick<Imports, 'rules'>;

// Segment adds labels to JSON Schema.
const ajv = new Ajv({ strict: true, keywords: ['labels'] });

/** Errors of a value by a schema; null for a valid one. */
function faultsOf(schema: object | string, value: unknown): typeof ajv.errors {
  const isValid = ajv.validate(schema, value);
  return isValid ? null : (ajv.errors ?? []);
}

/** An event as the collector receives it. */
function eventOf(name: string, properties: object): unknown {
  const event = {
    messageId: '3f1c0f5e-0000-4000-8000-000000000000',
    name,
    properties,
    context: { area: 'Marketplace', route: 'Login' },
    at: '2026-11-26T10:00:00.000Z',
    run: 'a'.repeat(32),
    step: 2,
  };
  return JSON.parse(JSON.stringify(event));
}

/** True if the collector accepts the event. */
const isCollected = (event: unknown) => v.is(eventsSchema, { events: [event] });

/** Values that a property must not have; undefined stands for an absent one. */
function wrongValues({ type, enum: values }: PlannedProperty): readonly unknown[] {
  if (type === 'integer') return [undefined, 'x', 1.5];
  return [undefined, 7, values ? 'other' : 'x'.repeat(401)];
}

/** Sets of properties that break the plan, each in one place. */
function wrongProperties(name: TrackedEventName): readonly object[] {
  const good = sampleProperties(name);
  const wrong = Object.entries(plannedEvent(name).properties).flatMap(([property, plan]) =>
    wrongValues(plan).map((value) => Object.assign({}, good, { [property]: value })),
  );
  return [{ ...good, token: 'x' }, ...wrong];
}

describe('the exported tracking plan', () => {
  it.each(Object.entries(files))(
    'is committed in its current form: %s ("npm run funnels" writes it)',
    (name, text) => {
      expect(committed(name)).toBe(text);
    },
  );

  it('has no other files in its folder', () => {
    expect(readdirSync(trackingFolder).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it('has a schema and a rule for each planned event, with its owner, version and date', () => {
    expect(Object.keys(ours.definitions)).toEqual(trackedEventNames);
    expect(events.map(({ name }) => name)).toEqual(trackedEventNames);
    expect(
      rules.map(({ key, version, jsonSchema }) => ({ key, version, ...jsonSchema.labels })),
    ).toMatchObject(
      trackedEventNames.map((key) => {
        const { owner, version, since } = plannedEvent(key);
        return { key, version, owner, since };
      }),
    );
  });

  it('matches the meta-schema of JSON Schema draft 7', () => {
    const schemas = [ours, ...events.map((event) => event.rules), ...rules.map((rule) => rule.jsonSchema)];
    for (const schema of schemas) {
      expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
      expect(faultsOf(schema.$schema, schema)).toBeNull();
    }
  });

  it('matches the documented formats of RudderStack and Segment', () => {
    const rudderStack = read('rudderstack.json');
    expect(faultsOf(rudderStackPlan, rudderStack)).toBeNull();
    expect(JSON.stringify(rudderStack)).not.toMatch(unsupportedByRudderStack);
    expect(faultsOf(segmentRules, read('segment.json'))).toBeNull();
  });
});

describe('the schemas of an event', () => {
  let anyEvent: ValidateFunction;
  beforeAll(() => {
    anyEvent = ajv.compile(ours);
  });

  it.each(trackedEventNames)('accept and refuse %s with the same properties as the collector', (name) => {
    const own = ajv.compile(ours.definitions[name] ?? false);
    const rudderStack = ajv.compile(events.find((event) => event.name === name)?.rules ?? false);
    const segment = ajv.compile(rules.find((rule) => rule.key === name)?.jsonSchema ?? false);
    const verdictsOn = (properties: object) =>
      [isCollected, own, anyEvent, rudderStack, segment].map((isValid) => isValid(eventOf(name, properties)));
    expect(verdictsOn(sampleProperties(name))).toEqual([true, true, true, true, true]);
    for (const properties of wrongProperties(name)) {
      const verdicts = verdictsOn(properties);
      expect({ properties, verdicts }).toEqual({ properties, verdicts: [false, false, false, false, false] });
    }
  });

  it('refuse an event that is not in the plan', () => {
    expect(anyEvent(eventOf('Page Viewed', {}))).toBe(false);
  });
});
