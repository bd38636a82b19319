import { plannedEvent, trackedEventNames, type PlannedProperty } from '#domain/trackingPlan.ts';

/** Writes the tracking plan as a page for analysts, with an explanation of the exported files. */
export function writeTrackingPage(): string {
  return [
    '# The tracking plan',
    '',
    '`npm run funnels` writes this page from `domain/trackingPlan.ts`; change that file instead. [funnels.md](../funnels/funnels.md) shows where each event fires.',
    '',
    '| event | fires when | question | funnel | owner | version | since |',
    '|---|---|---|---|---|---|---|',
    ...trackedEventNames.map((name) => {
      const { trigger, question, funnel, owner, version, since } = plannedEvent(name);
      return `| ${name} | ${trigger} | ${question} | ${funnel} | ${owner} | ${version} | ${since} |`;
    }),
    '',
    '## Properties',
    '',
    '| event | property | description | values | required | personal |',
    '|---|---|---|---|---|---|',
    ...trackedEventNames.flatMap((name) =>
      Object.entries(plannedEvent(name).properties).map(
        ([property, plan]) =>
          `| ${name} | ${property} | ${plan.description} | ${valuesOf(plan)} | ${yesOrNo(plan.isRequired)} | ${yesOrNo(plan.isPersonal)} |`,
      ),
    ),
    '',
    'Each event also has the user and customer context, its time, and a message id, so that it is stored once. An event of a funnel also has the key of the run and the number of the step, which join it with the steps:',
    '',
    '```sql',
    'select s.number, s.from_state, s.event, s.to_state, e.name, e.properties',
    'from funnel_runs r',
    'join funnel_steps s on s.run_id = r.id',
    'left join analytics_events e on e.run = r.key and e.step = s.number',
    "where r.chart = 'registration'",
    'order by r.id, s.id, e.id;',
    '```',
    '',
    '## For other tools',
    '',
    'Each file has schemas of JSON Schema draft 7; a test validates them against the published meta-schema, and good and bad events against them. The formats are those that the vendors documented by 2026-11-26; we have not tried either file on an account.',
    '',
    '- [events.schema.json](events.schema.json): one schema per event, as the collector receives it, under `definitions`.',
    "- [rudderstack.json](rudderstack.json): for RudderStack's [Data Catalog API](https://www.rudderstack.com/docs/api/data-catalog-api/). `trackingPlan` is the body of `POST /v2/catalog/tracking-plans`; each of `events` is the body of a `PATCH /v2/catalog/tracking-plans/{id}/events`, which accepts rules. Its [page on JSON Schema](https://www.rudderstack.com/docs/api/data-catalog-api/json-schema/) lists the supported keywords: `const`, conditions, and references are not among them. The earlier Tracking Plan API is deprecated.",
    "- [segment.json](segment.json): for Segment's [Public API](https://docs.segmentapis.com/tag/Tracking-Plans/), the body of `PUT /tracking-plans/{trackingPlanId}/rules`, which replaces all rules of a plan; `PATCH` adds to them. Rules have the fields of `RuleInputV1` in [its client](https://github.com/segmentio/public-api-sdk-typescript).",
    '',
  ].join('\n');
}

function valuesOf({ type, enum: values }: PlannedProperty): string {
  if (values) return values.join(', ');
  return type === 'integer' ? 'a whole number' : 'any text';
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}
