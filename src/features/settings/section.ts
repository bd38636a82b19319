import { createContext, use } from 'react';
import type { AnyActorRef } from 'xstate';
import type { certificatesMachine } from '#machines/certificatesMachine.ts';
import type { changeMachine } from '#machines/changeMachine.ts';
import type { teamMachine } from '#machines/teamMachine.ts';
import { useChartState, useChildState, type ChartState } from '#session/useFlow.ts';

/** Charts inside the account settings, by section. */
interface SectionCharts {
  readonly team: typeof teamMachine;
  readonly certificates: typeof certificatesMachine;
}

const SectionContext = createContext<AnyActorRef | null>(null);

/** Provides the running chart of a section to its views. */
export const SectionProvider = SectionContext.Provider;

/** State of the current section. @throws outside of it. */
export function useSection<Name extends keyof SectionCharts>(name: Name): ChartState<SectionCharts[Name]> {
  const section = useSectionActor();
  if (section.id !== name) throw new Error(`This section is "${section.id}", not "${name}".`);
  return useChartState<SectionCharts[Name]>(section);
}

/** Actor of the current section, whichever it is. @throws outside of `SectionProvider`. */
export function useSectionActor(): AnyActorRef {
  const section = use(SectionContext);
  if (!section) throw new Error('SectionProvider is missing above this component.');
  return section;
}

/** State of the change that runs on a row of the section's list; null when none runs. */
export function useRowChange() {
  return useChildState<typeof changeMachine>(useSectionActor(), 'change');
}
