import type { InspectionEvent } from 'xstate';
import { complainOfUnheard } from './complainOfUnheard.ts';
import { publish } from './publish.ts';

/**
 * What development looks at the charts of a page with: the page at `/__machines` of the development server, or with
 * `?inspect=stately` in the address the hosted visualiser.
 */
export async function openInspector(page: Window): Promise<(inspected: InspectionEvent) => void> {
  const isHosted = new URLSearchParams(page.location.search).get('inspect') === 'stately';
  const show = isHosted ? (await import('./publishToStately.ts')).publishToStately(page) : publish(page);
  return (inspected) => {
    complainOfUnheard(inspected, page);
    show(inspected);
  };
}
