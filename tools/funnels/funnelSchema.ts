const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const number = { type: 'integer', minimum: 1 } as const;

function object<Properties extends object>(properties: Properties) {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  } as const;
}

const exitProperties = {
  of: { ...text, description: 'The state that has it: the step itself, one around it, or * for the chart.' },
  event: { ...text, description: "As the chart's table spells it." },
  guard: { type: ['string', 'null'], description: 'What must hold for it.' },
  to: { ...texts, description: 'The steps that it may lead to, by their names.' },
  tracked: { type: ['string', 'null'], description: 'The tracked event that it fires.' },
  properties: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
};

const exit = object(exitProperties);

const exitAnywhere = object({
  ...exitProperties,
  except: { ...texts, description: 'The steps that take the event otherwise.' },
});

const entry = object({
  event: { ...text, description: "As the chart's table spells it; opened where its page is opened." },
  from: { ...texts, description: 'The steps in which it leads there; none where a run begins.' },
});

const step = object({
  number,
  name: { ...text, description: 'The dotted name of the state.' },
  label: { ...text, description: "The step in an analyst's words; no other of the funnel has them." },
  sees: { ...text, description: 'What the person has before them.' },
  picture: { ...text, description: 'The picture of it, from the folder of this file.' },
  endsAs: { enum: ['arrived', 'cancelled', 'failed', 'refused', 'given up'] },
  since: { ...number, description: 'The version of the plan that brought it.' },
  entries: { type: 'array', items: { $ref: '#/$defs/entry' } },
  exits: { type: 'array', items: { $ref: '#/$defs/exit' } },
});

const funnel = object({
  chart: text,
  title: text,
  begins: { ...texts, description: 'The steps in which a run may begin.' },
  steps: { type: 'array', items: { $ref: '#/$defs/step' } },
  anywhere: { type: 'array', items: { $ref: '#/$defs/exitAnywhere' } },
});

const event = object({
  name: text,
  funnel: text,
  trigger: text,
  question: { ...text, description: 'What the event answers.' },
  properties: texts,
  firesAt: { ...texts, description: 'Chart, state and event.' },
});

/** JSON Schema (draft 2020-12) of `funnels.json`. */
export const funnelSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The funnels',
  ...object({
    $schema: text,
    version: number,
    funnels: { type: 'array', items: { $ref: '#/$defs/funnel' } },
    events: { type: 'array', items: { $ref: '#/$defs/event' } },
  }),
  $defs: { entry, exit, exitAnywhere, step, funnel, event },
} as const;
