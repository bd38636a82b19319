import { readFileSync } from 'node:fs';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { TrackingMeta } from '#domain/trackingPlan.ts';

/** One transition as a chart's table lists it; `-` stands for nothing. */
export interface ChartRow {
  readonly from: string;
  readonly event: string;
  readonly guard: string;
  readonly to: string;
  /** The tracked event, and in brackets the properties that the transition itself knows. */
  readonly tracked: string;
}

/** Every transition of a chart, in the chart's order. */
export function rowsOf(machine: AnyStateMachine): ChartRow[] {
  return nodesOf(machine.root).flatMap(transitionsOf).map(toRow);
}

/** The transitions of a state itself, those without an event last. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

export function toRow(transition: AnyTransitionDefinition): ChartRow {
  return {
    from: nameOf(transition.source),
    event: eventName(transition.eventType),
    guard: guardName(transition.guard),
    to: transition.target?.map(nameOf).join(', ') || '-',
    tracked: trackedName(transition.meta as TrackingMeta | undefined),
  };
}

/** The table committed beside a chart. */
export function readTable(name: string): ChartRow[] {
  return parseTable(readFileSync(`machines/${name}.md`, 'utf8'));
}

/** The rows of a Markdown table with the columns from, event, guard, to, tracked. */
function parseTable(markdown: string): ChartRow[] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const [from = '', event = '', guard = '', to = '', tracked = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''));
    return { from, event, guard, to, tracked };
  });
}

/** Every state of a chart by its dotted name; the chart itself is `*`. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

export function nameOf(node: AnyStateNode): string {
  return node.path.join('.') || '*';
}

/**
 * `done logIn` and `failed logIn` for what an invoked actor reports, `after delay` for time that has passed,
 * `always` for no event at all.
 */
function eventName(eventType: string): string {
  return (
    eventType
      .replace(/^xstate\.done\.actor\./, 'done ')
      .replace(/^xstate\.error\.actor\./, 'failed ')
      .replace(/^xstate\.after\.(\w+)\..*/, 'after $1') || 'always'
  );
}

function guardName(guard: unknown): string {
  if (guard === undefined) return '-';
  if (typeof guard === 'string') return guard;
  return (guard as { type: string }).type;
}

function trackedName({ track, properties = {} }: TrackingMeta = {}): string {
  const known = Object.entries(properties).map(([name, value]) => `${name}: ${value}`);
  return [track ?? '-', ...(known.length > 0 ? [`(${known.join(', ')})`] : [])].join(' ');
}
