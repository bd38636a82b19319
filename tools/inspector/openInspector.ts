import type { InspectionEvent } from 'xstate';
import { findUnhandledEvent } from '#machines/findUnhandledEvent.ts';
import { publishSteps } from './publishSteps.ts';

/**
 * Returns an inspector of charts for development. It reports events that no state accepts as errors of the page. It
 * shows the charts at `/__machines` of the development server, or with `?inspect=stately` in the hosted visualizer.
 */
export async function openInspector(page: Window): Promise<(inspected: InspectionEvent) => void> {
  const isHosted = new URLSearchParams(page.location.search).get('inspect') === 'stately';
  const show = isHosted ? (await import('./publishToStately.ts')).publishToStately(page) : publishSteps(page);
  return (inspected) => {
    const unheard = findUnhandledEvent(inspected);
    if (unheard) page.reportError(new Error(`No state accepts this: ${JSON.stringify(unheard)}`));
    show(inspected);
  };
}
