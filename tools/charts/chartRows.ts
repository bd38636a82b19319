import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { spellEvent } from '#domain/funnelStep.ts';
import type { AnyTrackingMeta } from '#domain/trackingMeta.ts';

/** One transition as a chart's table lists it; `-` stands for nothing. */
export interface ChartRow {
  readonly from: string;
  readonly event: string;
  readonly guard: string;
  /** The state that it leads to; `(anew)` where it leaves and enters one that it is in. */
  readonly to: string;
  /** Names of its actions, in their order. */
  readonly does: string;
  /** The tracked event, and in brackets each property: with its value, or where that is read. */
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
    event: spellEvent(transition.eventType) || 'always',
    guard: guardName(transition.guard),
    to: targetName(transition),
    does: namesOf(transition.actions),
    tracked: trackedName(transition.meta as AnyTrackingMeta | undefined),
  };
}

/** Every state of a chart by its dotted name; the chart itself is `*`. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

export function nameOf(node: AnyStateNode): string {
  return node.path.join('.') || '*';
}

function targetName({ target, reenter }: AnyTransitionDefinition): string {
  const name = target?.map(nameOf).join(', ') || '-';
  return reenter ? `${name} (anew)` : name;
}

/** Names of actions; those that XState adds to wait for a delay have none. */
export function namesOf(actions: readonly unknown[]): string {
  return actions.flatMap(actionName).join(', ') || '-';
}

function actionName(action: unknown): string[] {
  if (typeof action === 'string') return [action];
  if (typeof action === 'function') return [];
  const { type, params } = action as { readonly type: string; readonly params?: unknown };
  return [
    params === undefined || typeof params === 'function' ? type : `${type} (${JSON.stringify(params)})`,
  ];
}

function guardName(guard: unknown): string {
  if (guard === undefined) return '-';
  if (typeof guard === 'string') return guard;
  return (guard as { type: string }).type;
}

function trackedName(meta: AnyTrackingMeta | undefined): string {
  if (!meta) return '-';
  const given = Object.entries(meta.properties ?? {}).map(([name, value]) =>
    typeof value === 'object' ? `${name} from ${value.from}` : `${name}: ${value}`,
  );
  return given.length === 0 ? meta.track : `${meta.track} (${given.join(', ')})`;
}
