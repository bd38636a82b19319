import type { FunnelStep } from '#domain/funnelStep.ts';
import type { TrackedEvent } from '#domain/trackingPlan.ts';
import type { Sink } from './sink.ts';

/** Events wait this long for company, in milliseconds, so that they do not compete with the page's own calls. */
const gatherFor = 1_000;

interface Collector {
  readonly sink: Sink;
  readonly onStep: (step: FunnelStep) => void;
}

/**
 * Sends events and steps to the backend's collector, several at a time, with the token that was in force: whose the
 * events were is believed by that alone. What is left when the page is hidden outlives it. A lost event is a gap in
 * a report, never a fault of the product: failures are not shown.
 */
export function createCollector(url: string, page: Window, readToken: () => string | null): Collector {
  let events: TrackedEvent[] = [];
  let steps: FunnelStep[] = [];
  let token: string | null = null;
  let timer: number | undefined;

  function send(): void {
    page.clearTimeout(timer);
    timer = undefined;
    if (events.length + steps.length === 0) return;
    // As plain text, so that a collector on another origin needs no preflight.
    const body = JSON.stringify({ events, steps });
    events = [];
    steps = [];
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    token = null;
    page.fetch(url, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
  }

  function sendSoon(): void {
    timer ??= page.setTimeout(send, gatherFor);
  }

  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') send();
  });
  page.addEventListener('pagehide', send);

  return {
    sink: (event) => {
      events.push(event);
      token = readToken() ?? token;
      sendSoon();
    },
    onStep: (step) => {
      steps.push(step);
      sendSoon();
    },
  };
}
