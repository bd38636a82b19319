import { csvLine } from '#domain/csv.ts';
import { trackingPlan } from '#domain/trackingPlan.ts';
import type { Entry, Exit, ExitAnywhere, Funnel, FunnelMap, Step } from './funnelMap.ts';

export function toJson(map: FunnelMap): string {
  return `${JSON.stringify({ $schema: './funnels.schema.json', ...map }, null, 2)}\n`;
}

export function toMarkdown({ version, funnels, events }: FunnelMap): string {
  return [
    '# The funnels',
    '',
    `\`npm run funnels\` writes this page from the charts and the tracking plan; change those instead. Version ${version}. [funnels.html](funnels.html) draws the same funnels; [funnels.csv](funnels.csv) and [funnels.json](funnels.json) are for other tools.`,
    '',
    ...funnels.flatMap(funnelToMarkdown),
    '## The events',
    '',
    '| event | fires when | at | properties | question |',
    '|---|---|---|---|---|',
    ...events.map(({ name, trigger, firesAt, properties, question }) =>
      toRow([name, trigger, firesAt.join('; '), properties.join(', '), question]),
    ),
    '',
  ].join('\n');
}

function funnelToMarkdown(funnel: Funnel): string[] {
  return [
    `## ${funnel.title}`,
    '',
    `The chart \`${funnel.chart}\`. A run begins in ${funnel.begins.map((name) => `\`${name}\``).join(' or ')}.`,
    '',
    '| step | state | what the person sees | entered by | outcome | since | left by | to | tracked event | properties |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...funnel.steps.flatMap((step) =>
      toRows(
        [
          String(step.number),
          `\`${step.name}\``,
          `[${step.sees}](${step.picture})`,
          step.entries.map((entry) => describeEntry(entry, funnel)).join('<br>'),
          step.endsAs,
          String(step.since),
        ],
        step.exits.map(cellsOfExit),
      ),
    ),
    ...toRows(
      ['any', '', '', '', '', ''],
      funnel.anywhere.map((exit) => {
        const [leaves = '', ...rest] = cellsOfExit(exit);
        return [`${leaves}${describeExceptions(exit, funnel)}`, ...rest];
      }),
    ),
    '',
  ];
}

/** Writes a row for each exit of a step; only the first has the step's own cells. A step without exits has one row. */
function toRows(own: readonly string[], exits: readonly (readonly string[])[]): string[] {
  if (exits.length === 0) return own[0] === 'any' ? [] : [toRow([...own, '', '', '', ''])];
  return exits.map((cells, index) => toRow([...(index === 0 ? own : own.map(() => '')), ...cells]));
}

/** Returns the cells of an exit: `cancel.requested [isAnswered]`, target steps, tracked event, and its properties. */
function cellsOfExit(exit: Exit): string[] {
  const guard = exit.guard === null ? '' : ` [${exit.guard}]`;
  const tracked = exit.tracked === null ? '' : `**${exit.tracked}**`;
  return [`${exit.event}${guard}`, exit.to.join(' or '), tracked, listProperties(exit)];
}

/** Lists the properties of the tracked event, each with its value if the chart knows it: `step: details`. */
export function listProperties({ tracked, properties }: Exit): string {
  const planned = tracked === null ? [] : Object.keys(trackingPlan[tracked].properties);
  return planned
    .map((name) => (properties[name] === undefined ? name : `${name}: ${properties[name]}`))
    .join(', ');
}

/** Describes an entry of a step by the numbers of the steps from which it leads: `cancel.confirmed from 3, 5`. */
export function describeEntry({ event, from }: Entry, { steps }: Funnel): string {
  if (from.length === 0) return 'its page is opened';
  if (from.length >= steps.length - 1) return `${event} from any step`;
  return `${event} from ${numbersOf(from, steps)}`;
}

/** Describes the steps in which an exit from anywhere is handled differently: ` (except in 2, 10)`. */
export function describeExceptions({ except }: ExitAnywhere, { steps }: Funnel): string {
  return except.length === 0 ? '' : ` (except in ${numbersOf(except, steps)})`;
}

function numbersOf(names: readonly string[], steps: readonly Step[]): string {
  return steps.flatMap(({ name, number }) => (names.includes(name) ? number : [])).join(', ');
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const columns = [
  'funnel', 'step', 'state', 'sees', 'enters when', 'ends as', 'since', 'event', 'guard', 'to', 'tracked event', 'properties',
] as const; // oxfmt-ignore

/** Writes the funnels as CSV (RFC 4180), with a line for each exit of each step. */
export function toCsv({ funnels }: FunnelMap): string {
  const rows = funnels.flatMap((funnel) => [
    ...funnel.steps.flatMap((step) => rowsOf(funnel, step)),
    ...funnel.anywhere.map((exit) => [funnel.chart, '', '*', '', '', '', '', ...cellsOf(exit)]),
  ]);
  return [columns, ...rows].map(csvLine).join('');
}

function rowsOf(funnel: Funnel, { number, name, sees, entries, endsAs, since, exits }: Step): string[][] {
  const entered = entries.map((entry) => describeEntry(entry, funnel)).join('; ');
  const own = [funnel.chart, String(number), name, sees, entered, endsAs, String(since)];
  return exits.length === 0
    ? [[...own, '', '', '', '', '']]
    : exits.map((exit) => [...own, ...cellsOf(exit)]);
}

function cellsOf(exit: Exit): string[] {
  const properties = Object.entries(exit.properties).map(([name, value]) => `${name}=${value}`);
  return [exit.event, exit.guard ?? '', exit.to.join(' '), exit.tracked ?? '', properties.join(' ')];
}
