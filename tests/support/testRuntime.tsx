import type { ReactNode } from 'react';
import type { InspectionEvent } from 'xstate';
import { findUnhandledEvent } from '#machines/findUnhandledEvent.ts';
import { RuntimeProvider, type Runtime } from '#session/runtime.ts';

function throwOnUnhandledEvent(inspected: InspectionEvent): void {
  const unhandled = findUnhandledEvent(inspected);
  if (unhandled)
    throw new Error(`${unhandled.chart} knows no ${unhandled.event} in ${JSON.stringify(unhandled.state)}`);
}

/**
 * Provides the part of the app that a component with its own chart needs. An event that the chart does not handle
 * throws.
 */
export function TestRuntime({ children }: { readonly children: ReactNode }) {
  return <RuntimeProvider value={{ inspect: throwOnUnhandledEvent } as Runtime}>{children}</RuntimeProvider>;
}
