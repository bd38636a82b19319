import type { InspectionEvent } from 'xstate';
import { findUnheard } from '#machines/unheard.ts';

/** What a chart would drop without a word is an error of the page. */
export function complainOfUnheard(inspected: InspectionEvent, page: Window): void {
  const unheard = findUnheard(inspected);
  if (unheard) page.reportError(new Error(`No state accepts this: ${JSON.stringify(unheard)}`));
}
