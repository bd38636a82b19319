import { createContext, use } from 'react';
import type { AnyActorRef } from 'xstate';
import type { certificatesMachine } from '#machines/certificatesMachine.ts';
import type { teamMachine } from '#machines/teamMachine.ts';
import { useChartState, type ChartState } from '#session/useFlow.ts';

/** The charts that run inside the account settings, by the section that they are of. */
interface SectionCharts {
  readonly team: typeof teamMachine;
  readonly certificates: typeof certificatesMachine;
}

const SectionContext = createContext<AnyActorRef | null>(null);

/** Gives the views of a section the chart that runs for it. */
export const SectionProvider = SectionContext.Provider;

/** State of the section at hand. Throws outside of it. */
export function useSection<Name extends keyof SectionCharts>(name: Name): ChartState<SectionCharts[Name]> {
  const section = useSectionActor();
  if (section.id !== name) throw new Error(`This section is "${section.id}", not "${name}".`);
  return useChartState<SectionCharts[Name]>(section);
}

/** The chart of the section at hand, whichever it is. Throws where none runs. */
export function useSectionActor(): AnyActorRef {
  const section = use(SectionContext);
  if (!section) throw new Error('SectionProvider is missing above this component.');
  return section;
}
