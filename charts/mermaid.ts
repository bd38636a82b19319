import { StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { nodesOf, toRow, transitionsOf } from '#machines/chartRows.ts';

/** What a chart accepts in every state starts here: an arrow from the chart to its own states is not drawn. */
const anyState = 'anyState';

/**
 * A chart as a Mermaid state diagram: its states, nested as they are, the charts that each of them runs, and an arrow
 * `event [guard]` for each transition that leads to a state. What a chart does without leaving its state stands in its
 * table.
 */
export function toMermaid(machine: AnyStateMachine): string {
  const { root } = machine;
  const arrows = nodesOf(root).flatMap(transitionsOf).flatMap(toArrows);
  const notes = nodesOf(root).flatMap((node) => toNote(machine, node));
  const isAnywhere = [...arrows, ...notes].some((line) => line.includes(`${anyState} `));
  return [
    'stateDiagram-v2',
    ...toStates(root, '  '),
    ...(isAnywhere ? [`  state "in any state" as ${anyState}`] : []),
    ...[...notes, ...arrows].map((line) => `  ${line}`),
    '',
  ].join('\n');
}

/** The states in a state, and which of them it starts in. */
function toStates(parent: AnyStateNode, indent: string): string[] {
  const initial = parent.initial.target.map((node) => `${indent}[*] --> ${idOf(node)}`);
  return initial.concat(Object.values(parent.states).flatMap((node) => toState(node, indent)));
}

function toState(node: AnyStateNode, indent: string): string[] {
  const name = `${indent}state "${node.key}" as ${idOf(node)}`;
  if (node.type === 'final') return [name, `${indent}${idOf(node)} --> [*]`];
  return node.type === 'compound' ? [`${name} {`, ...toStates(node, `${indent}  `), `${indent}}`] : [name];
}

/** Names the charts that run as long as the chart is in this state, and what it says of the state. */
function toNote({ implementations }: AnyStateMachine, node: AnyStateNode): string[] {
  const charts = node.invoke.filter(
    ({ src }) => typeof src === 'string' && implementations.actors[src] instanceof StateMachine,
  );
  if (charts.length === 0) return [];
  const runs = `Runs ${charts.map(({ id }) => id).join(', ')}.`;
  return [`note right of ${idOf(node)} : ${[runs, node.description].filter(Boolean).join(' ')}`];
}

function toArrows(transition: AnyTransitionDefinition): string[] {
  const { event, guard } = toRow(transition);
  const label = guard === '-' ? event : `${event} [${guard}]`;
  return (transition.target ?? []).map(
    (target) => `${idOf(transition.source)} --> ${idOf(target)} : ${label}`,
  );
}

function idOf(node: AnyStateNode): string {
  return node.path.join('_') || anyState;
}
