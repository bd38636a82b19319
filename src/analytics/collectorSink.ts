import type { TrackedEvent } from '#domain/trackingPlan.ts';
import type { Sink } from './sink.ts';

/** Events wait this long for company, in milliseconds, so that they do not compete with the page's own calls. */
const gatherFor = 1_000;

/**
 * Sends events to the backend's collector, several at a time, with the token that was in force: whose they were is
 * believed by that alone. What is left when the page is hidden outlives it. A lost event is a gap in a report,
 * never a fault of the product: failures are not shown.
 */
export function createCollectorSink(url: string, page: Window, readToken: () => string | null): Sink {
  let waiting: TrackedEvent[] = [];
  let token: string | null = null;
  let timer: number | undefined;

  function send(): void {
    page.clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    // As plain text, so that a collector on another origin needs no preflight.
    const body = JSON.stringify({ events: waiting });
    waiting = [];
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    token = null;
    page.fetch(url, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
  }

  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') send();
  });
  page.addEventListener('pagehide', send);

  return (event) => {
    waiting.push(event);
    token = readToken() ?? token;
    timer ??= page.setTimeout(send, gatherFor);
  };
}
