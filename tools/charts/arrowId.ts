import type { AnyTransitionDefinition } from 'xstate';
import { nameOf, transitionsOf } from './chartRows.ts';

/**
 * Names a transition of a chart: the state that it belongs to, and its place among those of that state. The tab that
 * runs the chart and the page that draws it name it alike. Null for the start of a chart, which no state lists.
 */
export function arrowIdOf(transition: AnyTransitionDefinition): string | null {
  const { source } = transition;
  const place = transitionsOf(source).indexOf(transition);
  return place < 0 ? null : `${nameOf(source)} ${place}`;
}
