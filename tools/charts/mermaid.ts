import type { AnyStateMachine } from 'xstate';
import { deadEndMark, toGraph, type Arrow, type ChartGraph, type DrawnState } from './chartGraph.ts';

/** Maximum length of a line in characters, since Mermaid does not break lines by itself. */
const lineLength = 36;

/** Prints a chart as a Mermaid state diagram. Transitions that stay in their state are only in the chart's table. */
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
    ...[description ?? [], doneIn(state), state.marks.filter((mark) => mark === deadEndMark)]
      .flat()
      .map((line) => `${id} : ${toText(line)}`),
    ...(state.marks.includes('final') ? [`${id} --> [*]`] : []),
  ];
}

/** Prints a state's content, and a child "in any state" for its own arrows and actors, which Mermaid cannot show. */
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

function doneIn({ notes, runs }: DrawnState): string[] {
  return [...notes, ...(runs.length === 0 ? [] : [`runs ${runs.join(', ')}`])];
}

function toArrow({ states }: ChartGraph, { from, to, event, condition, actions, tracked }: Arrow): string {
  const [source, target] = [from, to].map((name) => states.find(({ id }) => id === name));
  // Mermaid hides an arrow to an ancestor, so the arrow is drawn to the ancestor's initial state.
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

function toAnyId(state: string): string {
  return state === '*' ? 'any' : `${toId(state)}_any`;
}

function toText(words: string): string {
  const lines = [''];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trimStart();
    if (longer.length > lineLength) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return escape(lines.join('<br/>'));
}

/** Escapes the characters that would end a text in Mermaid. */
function escape(words: string): string {
  return words.replaceAll(/[:;]/g, (mark) => `#${mark.charCodeAt(0)};`);
}
