import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import {
  arrowIdOf,
  formatStateName,
  formatActionNames,
  listStateNodes,
  toChartRow,
  listTransitions,
} from './chartRows.ts';

/** A transition in a drawing. */
export type Arrow = ReturnType<typeof toArrow>;

/** A state in a drawing; the chart itself is the outermost state. */
export type DrawnState = ReturnType<typeof toState>;

export type ChartGraph = ReturnType<typeof toGraph>;

/** Mark of a state without outgoing arrows that does not end its chart. */
export const deadEndMark = 'no outgoing transition';

/** Converts a chart to the states and arrows of its drawing. `arrows` join two states; each state has its loops. */
export function toGraph({ root }: AnyStateMachine) {
  const nodes = listStateNodes(root);
  const arrows = nodes.flatMap((node) => listTransitions(node).map(toArrow));
  return {
    states: nodes.map((node) => toState(node, arrows)),
    arrows: arrows.filter((arrow) => !isLoop(arrow)),
  };
}

/** Lists all arrows of a graph, including loops. */
export function listArrows({ states, arrows }: ChartGraph): Arrow[] {
  return [...states.flatMap(({ loops }) => loops), ...arrows];
}

function isLoop({ from, to }: Arrow): boolean {
  return from === to;
}

function toArrow(
  transition: AnyTransitionDefinition,
  _index: number,
  transitions: readonly AnyTransitionDefinition[],
) {
  const { source } = transition;
  const guarded = transitions.filter(
    ({ eventType, guard }) => eventType === transition.eventType && guard !== undefined,
  );
  const { event, guard, actions, from, tracked } = toChartRow(transition);
  const place = guarded.length > 1 ? `${guarded.indexOf(transition) + 1}. ` : '';
  const to = commonState(transition.target ?? []) ?? source;
  return {
    id: arrowIdOf(transition) ?? '',
    event,
    /** Guard of the arrow: `if isAnswered`; `2. if isKnown` for the second of several; `otherwise`; or null. */
    condition: guard === '-' ? (guarded.length > 0 ? 'otherwise' : null) : `${place}if ${guard}`,
    /** Names of the actions in their order; null for none. */
    actions: actions === '-' ? null : formatActions(actions),
    /** The tracked event with its properties; null for none. */
    tracked: tracked === '-' ? null : tracked,
    /** `in any state of filling` if the arrow leads to a state within its source; otherwise null. */
    anywhere:
      to !== source && isWithin(to, source)
        ? `in any state${source.parent ? ` of ${source.key}` : ''}`
        : null,
    from,
    to: formatStateName(to),
    /** Whether the transition exits its state and enters it again (XState's `reenter`). */
    isAnew: transition.reenter,
  };
}

/** Returns the innermost state that contains all targets. Only a transition into parallel regions has several. */
function commonState([first, ...others]: readonly AnyStateNode[]): AnyStateNode | undefined {
  const holdsAll = (outer: AnyStateNode) => others.every((other) => isWithin(other, outer));
  let node = first;
  while (node && !holdsAll(node)) node = node.parent;
  return node;
}

function isWithin({ path }: AnyStateNode, outer: AnyStateNode): boolean {
  return outer.path.every((key, at) => key === path[at]);
}

function toState(node: AnyStateNode, arrows: readonly Arrow[]) {
  const id = formatStateName(node);
  return {
    id,
    name: node.key,
    parent: node.parent ? formatStateName(node.parent) : null,
    isInnermost: Object.keys(node.states).length === 0,
    description: node.description,
    /** Marks of the state: `final`, `parallel`, `region`, `history`, and `deadEndMark`. */
    marks: [
      ...(node.type === 'atomic' || node.type === 'compound' ? [] : [node.type]),
      ...(node.parent?.type === 'parallel' ? ['region'] : []),
      ...(node.type === 'atomic' && isLast(node, arrows) ? [deadEndMark] : []),
    ],
    /** Names of the entry and exit actions, each after `enters` or `leaves`. */
    notes: [toNote('enters', node.entry), toNote('leaves', node.exit)].flat(),
    /** Ids of the invoked actors. */
    runs: node.invoke.map((invoked) => invoked.id),
    /** Name of the initial state; null for a state without one. */
    start: node.type === 'compound' ? formatStateName(node.initial.target[0] as AnyStateNode) : null,
    loops: arrows.filter((arrow) => isLoop(arrow) && arrow.from === id),
  };
}

/** Whether no arrow leads out of a state, or of the states around it, to another state. */
function isLast(node: AnyStateNode, arrows: readonly Arrow[]): boolean {
  const around = [formatStateName(node)];
  for (let { parent } = node; parent; { parent } = parent) around.push(formatStateName(parent));
  return !arrows.some((arrow) => around.includes(arrow.from) && !isLoop(arrow));
}

function toNote(when: string, actions: readonly unknown[]): string[] {
  const names = formatActionNames(actions);
  return names === '-' ? [] : [`${when}: ${formatActions(names)}`];
}

/** Removes the punctuation of JSON from parameters: `explain (notice: stepUnknown)`. */
function formatActions(names: string): string {
  return names.replaceAll(/[{}"]/g, '').replaceAll(/(?<=\w):(?=\w)/g, ': ');
}
