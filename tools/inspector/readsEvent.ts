import type { AnyTransitionDefinition } from 'xstate';

/**
 * Whether a transition looks at its event beyond the type, as far as the chart says so: to hand something of it to a
 * guard, to an action, or to what the state starts that it leads to.
 */
export function readsEvent({ guard, actions, target = [] }: AnyTransitionDefinition): boolean {
  const inputs = target.flatMap(({ invoke }) => invoke.map(({ input }) => input as unknown));
  return [...[guard, ...actions].map(paramsOf), ...inputs].some(looksAtEvent);
}

function paramsOf(step: unknown): unknown {
  return typeof step === 'object' && step !== null && 'params' in step ? step.params : undefined;
}

/** Runs it without a chart, only to see what it asks for. */
function looksAtEvent(toParams: unknown): boolean {
  if (typeof toParams !== 'function') return false;
  let hasLooked = false;
  const given = {
    context: {},
    get event() {
      hasLooked = true;
      return {};
    },
  };
  try {
    toParams(given);
  } catch {
    // There is nothing in what it was given.
  }
  return hasLooked;
}
