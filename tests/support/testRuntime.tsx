import type { ReactNode } from 'react';
import type { InspectionEvent } from 'xstate';
import { findUnhandledEvent } from '#machines/findUnhandledEvent.ts';
import { RuntimeProvider, type Runtime } from '#session/runtime.ts';

function refuseUnheard(inspected: InspectionEvent): void {
  const unheard = findUnhandledEvent(inspected);
  if (unheard)
    throw new Error(`${unheard.chart} knows no ${unheard.event} in ${JSON.stringify(unheard.state)}`);
}

/** The part of the app that a component needs which runs a chart of its own. An event that the chart drops fails. */
export function TestRuntime({ children }: { readonly children: ReactNode }) {
  return <RuntimeProvider value={{ inspect: refuseUnheard } as Runtime}>{children}</RuntimeProvider>;
}
