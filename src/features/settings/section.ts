import { createContext, use } from 'react';
import type { AnyActorRef } from 'xstate';
import type { certificatesMachine } from '#machines/certificatesMachine.ts';
import type { changeMachine } from '#machines/changeMachine.ts';
import type { teamMachine } from '#machines/teamMachine.ts';
import { useChartState, useChildState, type ChartState } from '#session/useFlow.ts';

/** Types of the charts of the account settings, by section. */
interface SectionCharts {
  readonly team: typeof teamMachine;
  readonly certificates: typeof certificatesMachine;
}

const SectionContext = createContext<AnyActorRef | null>(null);

/** Provides the actor of a section's chart to its views. */
export const SectionProvider = SectionContext.Provider;

/** Returns the state of the current section's chart. @throws if the current section is not `name`, or there is none. */
export function useSectionState<Name extends keyof SectionCharts>(
  name: Name,
): ChartState<SectionCharts[Name]> {
  const section = useSectionActor();
  if (section.id !== name) throw new Error(`This section is "${section.id}", not "${name}".`);
  return useChartState<SectionCharts[Name]>(section);
}

/** Returns the actor of the current section's chart. @throws outside of `SectionProvider`. */
export function useSectionActor(): AnyActorRef {
  const section = use(SectionContext);
  if (!section) throw new Error('SectionProvider is missing above this component.');
  return section;
}

/** Returns the state of the change that is under way on a row of the section's list; null without a change. */
export function useRowChangeState() {
  return useChildState<typeof changeMachine>(useSectionActor(), 'change');
}
