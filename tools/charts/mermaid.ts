import type { AnyStateMachine } from 'xstate';
import { noWayOn, toGraph, type Arrow, type ChartGraph, type DrawnState } from './chartGraph.ts';

/** Characters of a line. Mermaid breaks none by itself. */
const lineLength = 36;

/**
 * A chart as a Mermaid state diagram: its states, nested as they are, with what each says of itself, does and runs, and
 * an arrow for each transition that leads to a state. The table lists what a chart does without leaving its state.
 */
export function toMermaid(machine: AnyStateMachine): string {
  const graph = toGraph(machine);
  const states = graph.states.flatMap((state) => (state.parent === null ? toInside(graph, state) : []));
  const lines = [...states, ...graph.arrows.map((arrow) => toArrow(graph, arrow))].map((line) => `  ${line}`);
  return ['stateDiagram-v2', ...lines, ''].join('\n');
}

function toState(graph: ChartGraph, state: DrawnState): string[] {
  const id = toId(state.id);
  const { name, description } = state;
  if (!state.isInnermost)
    return [
      `state "${[name, description ?? []].flat().map(escape).join(escape(': '))}" as ${id} {`,
      ...toInside(graph, state).map((line) => `  ${line}`),
      '}',
    ];
  return [
    `state "${name}" as ${id}`,
    ...[description ?? [], doneIn(state), state.marks.filter((mark) => mark === noWayOn)]
      .flat()
      .map((line) => `${id} : ${toText(line)}`),
    ...(state.marks.includes('final') ? [`${id} --> [*]`] : []),
  ];
}

/**
 * Lines inside a state: its start, the states in it, and one for all of them where an arrow leads on from each, or
 * something is done or runs in each. Mermaid has no place for that in a state that holds others.
 */
function toInside(graph: ChartGraph, state: DrawnState): string[] {
  const done = doneIn(state);
  const isShared = done.length > 0 || graph.arrows.some(({ from }) => from === state.id);
  const anyId = toAnyId(state.id);
  const anyState = state.parent === null ? 'in any state' : `in any state of ${state.name}`;
  return [
    ...(state.start === null ? [] : [`[*] --> ${toId(state.start)}`]),
    ...graph.states.flatMap((inner) => (inner.parent === state.id ? toState(graph, inner) : [])),
    ...(isShared ? [`state "${anyState}" as ${anyId}`] : []),
    ...done.map((line) => `${anyId} : ${toText(line)}`),
  ];
}

/** Says what is done when a state is entered and left, and what runs in it. */
function doneIn({ notes, runs }: DrawnState): string[] {
  return [...notes, ...(runs.length === 0 ? [] : [`runs ${runs.join(', ')}`])];
}

function toArrow({ states }: ChartGraph, { from, to, event, condition, actions, tracked }: Arrow): string {
  const [source, target] = [from, to].map((name) => states.find(({ id }) => id === name));
  // Mermaid hides an arrow to a state around its own; that one starts anew.
  const end = from.startsWith(`${to}.`) ? (target?.start ?? to) : to;
  const label = [
    event,
    condition ?? [],
    actions === null ? [] : `do ${actions}`,
    tracked === null ? [] : `track ${tracked}`,
  ]
    .flat()
    .map(toText);
  return `${source?.isInnermost ? toId(from) : toAnyId(from)} --> ${toId(end)} : ${label.join('<br/>')}`;
}

function toId(state: string): string {
  return state.replaceAll('.', '_');
}

/** Id of what stands for every state in this one; `*` is the chart itself. */
function toAnyId(state: string): string {
  return state === '*' ? 'any' : `${toId(state)}_any`;
}

/** Breaks words into lines. */
function toText(words: string): string {
  const lines = [''];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trimStart();
    if (longer.length > lineLength) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return escape(lines.join('<br/>'));
}

/** Spells the marks that would end a text in Mermaid. */
function escape(words: string): string {
  return words.replaceAll(/[:;]/g, (mark) => `#${mark.charCodeAt(0)};`);
}
