import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { toChartEventName } from '#domain/funnelStep.ts';
import type { AnyTrackingMeta } from '#domain/trackingMeta.ts';

/** A transition as a row of its chart's table; `-` stands for none. */
export interface ChartRow {
  readonly from: string;
  readonly event: string;
  readonly guard: string;
  /** The target state, followed by `(reenter)` if the transition exits its state and enters it again. */
  readonly to: string;
  /** Names of the actions in their order. */
  readonly actions: string;
  /** The tracked event, followed in brackets by each property with its value or source. */
  readonly tracked: string;
}

/** Lists all transitions of a chart, in the chart's order. */
export function listChartRows(machine: AnyStateMachine): ChartRow[] {
  return listStateNodes(machine.root).flatMap(listTransitions).map(toChartRow);
}

/** Lists the transitions of a state, without those of its children. Transitions without an event are last. */
export function listTransitions(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

export function toChartRow(transition: AnyTransitionDefinition): ChartRow {
  return {
    from: formatStateName(transition.source),
    event: toChartEventName(transition.eventType) || 'always',
    guard: guardName(transition.guard),
    to: targetName(transition),
    actions: formatActionNames(transition.actions),
    tracked: trackedName(transition.meta as AnyTrackingMeta | undefined),
  };
}

/** Returns the id of a transition, the same in every tab; null for the initial transition of a chart. */
export function arrowIdOf(transition: AnyTransitionDefinition): string | null {
  const { source } = transition;
  const place = listTransitions(source).indexOf(transition);
  return place < 0 ? null : `${formatStateName(source)} ${place}`;
}

/** Lists a state and all states within it. */
export function listStateNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(listStateNodes)];
}

/** Returns the dotted name of a state; `*` for the chart itself. */
export function formatStateName(node: AnyStateNode): string {
  return node.path.join('.') || '*';
}

function targetName({ target, reenter }: AnyTransitionDefinition): string {
  const name = target?.map(formatStateName).join(', ') || '-';
  return reenter ? `${name} (reenter)` : name;
}

/** Joins the names of actions, without the unnamed functions that XState adds for delays; `-` for none. */
export function formatActionNames(actions: readonly unknown[]): string {
  return actions.flatMap(actionName).join(', ') || '-';
}

function actionName(action: unknown): string | readonly string[] {
  if (typeof action === 'string') return action;
  if (typeof action === 'function') return [];
  const { type, params } = action as { readonly type: string; readonly params?: unknown };
  return params === undefined || typeof params === 'function' ? type : `${type} (${JSON.stringify(params)})`;
}

function guardName(guard: unknown): string {
  if (guard === undefined) return '-';
  return typeof guard === 'string' ? guard : (guard as { type: string }).type;
}

function trackedName(meta: AnyTrackingMeta | undefined): string {
  if (!meta) return '-';
  const given = Object.entries(meta.properties ?? {}).map(([name, value]) =>
    typeof value === 'object' ? `${name} from ${value.from}` : `${name}: ${value}`,
  );
  return given.length === 0 ? meta.track : `${meta.track} (${given.join(', ')})`;
}
