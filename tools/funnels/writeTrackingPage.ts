import { plannedEvent, trackedEventNames, type PlannedProperty } from '#domain/trackingPlan.ts';

/** Writes the tracking plan as a page for analysts, which also explains its exports. */
export function writeTrackingPage(): string {
  return [
    '# The tracking plan',
    '',
    'Written from `domain/trackingPlan.ts` by `npm run funnels`: change that, not this. Where each event fires stands in [funnels.md](../funnels/funnels.md).',
    '',
    '| event | fires when | answers | funnel | owner | version | since |',
    '|---|---|---|---|---|---|---|',
    ...trackedEventNames.map((name) => {
      const { trigger, question, funnel, owner, version, since } = plannedEvent(name);
      return `| ${name} | ${trigger} | ${question} | ${funnel} | ${owner} | ${version} | ${since} |`;
    }),
    '',
    '## Properties',
    '',
    '| event | property | says | values | required | personal |',
    '|---|---|---|---|---|---|',
    ...trackedEventNames.flatMap((name) =>
      Object.entries(plannedEvent(name).properties).map(
        ([property, plan]) =>
          `| ${name} | ${property} | ${plan.description} | ${valuesOf(plan)} | ${yesOrNo(plan.isRequired)} | ${yesOrNo(plan.isPersonal)} |`,
      ),
    ),
    '',
    'Beside them each event has the user and customer context, its time, and a message id by which it is kept once. An event of a funnel has the key of the run and the number of the step as well, by which it stands among the steps:',
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
    'The schemas in each file are of JSON Schema draft 7; a test holds them against its published meta-schema, and good and bad events against them. The formats are those that the vendors documented by 2026-11-26; neither file was tried on an account.',
    '',
    '- [events.schema.json](events.schema.json): one schema for each event as the collector is sent it, under `definitions`.',
    "- [rudderstack.json](rudderstack.json): for RudderStack's [Data Catalog API](https://www.rudderstack.com/docs/api/data-catalog-api/). `trackingPlan` is the body of `POST /v2/catalog/tracking-plans`; each of `events` is the body of a `PATCH /v2/catalog/tracking-plans/{id}/events`, which takes rules. Its [page on JSON Schema](https://www.rudderstack.com/docs/api/data-catalog-api/json-schema/) says which keywords are taken: `const`, conditions and references are not. The Tracking Plan API before it is deprecated.",
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
