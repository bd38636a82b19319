import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { arrowIdOf } from './arrowId.ts';
import { nameOf, namesOf, nodesOf, toRow, transitionsOf } from './chartRows.ts';

/** A transition of a chart, as it is drawn. */
export interface Arrow {
  readonly id: string;
  readonly event: string;
  /** Says when it is taken, where it is not taken always: `if isAnswered`, `2. if isKnown` where several are asked, `otherwise`. */
  readonly condition: string | null;
  /** Names of its actions, in their order. */
  readonly actions: string | null;
  /** The event that it tracks, with its properties. */
  readonly tracked: string | null;
  /** Says that it is taken in each state of one that holds it and where it leads to. */
  readonly anywhere: string | null;
  readonly from: string;
  /** The state itself where the chart stays in it. */
  readonly to: string;
  /** Whether it leaves its state and enters it again. */
  readonly isAnew: boolean;
}

/** A state of a chart, as it is drawn; the chart itself is the one that holds all others. */
export interface DrawnState {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  /** Whether it holds no other. */
  readonly isInnermost: boolean;
  readonly description: string | undefined;
  /** Words that tell it from others: XState's types but for the usual ones, `region`, and `noWayOn`. */
  readonly marks: readonly string[];
  /** Actions of its entry and exit. */
  readonly notes: readonly string[];
  /** Ids of the actors that run as long as the chart is in it. */
  readonly runs: readonly string[];
  /** The state in it in which the chart begins. */
  readonly start: string | null;
  /** Arrows that stay in it. */
  readonly loops: readonly Arrow[];
}

export interface ChartGraph {
  /** Each before those that it holds. */
  readonly states: readonly DrawnState[];
  /** Arrows that lead from one state to another. */
  readonly arrows: readonly Arrow[];
}

/** Marks a state that no arrow leads on from, though its chart goes on running. */
export const noWayOn = 'nothing leads on';

/** Turns a chart into what is drawn: each of its states, and one arrow for each of its transitions. */
export function toGraph({ root }: AnyStateMachine): ChartGraph {
  const nodes = nodesOf(root);
  const arrows = nodes.flatMap(arrowsOf);
  return {
    states: nodes.map((node) => toState(node, arrows)),
    arrows: arrows.filter((arrow) => !isLoop(arrow)),
  };
}

/** Every arrow of a graph, those that stay in a state as well. */
export function everyArrow({ states, arrows }: ChartGraph): Arrow[] {
  return [...states.flatMap(({ loops }) => loops), ...arrows];
}

function isLoop({ from, to }: Arrow): boolean {
  return from === to;
}

function arrowsOf(node: AnyStateNode): Arrow[] {
  const transitions = transitionsOf(node);
  return transitions.map((transition) => {
    const guarded = transitions.filter(
      ({ eventType, guard }) => eventType === transition.eventType && guard !== undefined,
    );
    return toArrow(transition, guarded);
  });
}

/** `guarded` are the transitions that the same event may take where their guards allow it, in the order of asking. */
function toArrow(transition: AnyTransitionDefinition, guarded: readonly AnyTransitionDefinition[]): Arrow {
  const { source } = transition;
  const { event, guard, does, from, tracked } = toRow(transition);
  const place = guarded.length > 1 ? `${guarded.indexOf(transition) + 1}. ` : '';
  const to = commonState(transition.target ?? []) ?? source;
  return {
    id: arrowIdOf(transition) ?? '',
    event,
    condition: guard === '-' ? (guarded.length > 0 ? 'otherwise' : null) : `${place}if ${guard}`,
    actions: does === '-' ? null : spellActions(does),
    tracked: tracked === '-' ? null : tracked,
    anywhere:
      to !== source && isWithin(to, source)
        ? `in any state${source.parent ? ` of ${source.key}` : ''}`
        : null,
    from,
    to: nameOf(to),
    isAnew: transition.reenter,
  };
}

/** The innermost state that holds all targets of a transition, which are several in parallel regions alone. */
function commonState([first, ...others]: readonly AnyStateNode[]): AnyStateNode | undefined {
  const holdsAll = (outer: AnyStateNode) => others.every((other) => isWithin(other, outer));
  let node = first;
  while (node && !holdsAll(node)) node = node.parent;
  return node;
}

function isWithin({ path }: AnyStateNode, outer: AnyStateNode): boolean {
  return outer.path.every((key, at) => key === path[at]);
}

function toState(node: AnyStateNode, arrows: readonly Arrow[]): DrawnState {
  const id = nameOf(node);
  return {
    id,
    name: node.key,
    parent: node.parent ? nameOf(node.parent) : null,
    isInnermost: Object.keys(node.states).length === 0,
    description: node.description,
    marks: marksOf(node, arrows),
    notes: [toNote('enters', node.entry), toNote('leaves', node.exit)].flat(),
    runs: node.invoke.map((invoked) => invoked.id),
    start: node.type === 'compound' ? nameOf(node.initial.target[0] as AnyStateNode) : null,
    loops: arrows.filter((arrow) => isLoop(arrow) && arrow.from === id),
  };
}

function marksOf(node: AnyStateNode, arrows: readonly Arrow[]): string[] {
  return [
    ...(node.type === 'atomic' || node.type === 'compound' ? [] : [node.type]),
    ...(node.parent?.type === 'parallel' ? ['region'] : []),
    ...(node.type === 'atomic' && isLast(node, arrows) ? [noWayOn] : []),
  ];
}

/** Whether nothing leads on from a state, nor from those around it. */
function isLast(node: AnyStateNode, arrows: readonly Arrow[]): boolean {
  const around = [nameOf(node)];
  for (let { parent } = node; parent; { parent } = parent) around.push(nameOf(parent));
  return !arrows.some((arrow) => around.includes(arrow.from) && !isLoop(arrow));
}

function toNote(when: string, actions: readonly unknown[]): string[] {
  const names = namesOf(actions);
  return names === '-' ? [] : [`${when}: ${spellActions(names)}`];
}

/** Parameters of an action, without the marks of JSON: `explain (notice: stepUnknown)`. */
function spellActions(names: string): string {
  return names.replaceAll(/[{}"]/g, '').replaceAll(/(?<=\w):(?=\w)/g, ': ');
}
