import type { FunnelStep } from '#domain/funnelStep.ts';
import type { TrackedEvent } from '#domain/trackedEvent.ts';
import type { Sink } from './sink.ts';

/** Events wait this long for company, in milliseconds, so that they do not compete with the page's own calls. */
const gatherFor = 1_000;

/** The most of a batch: half of what may outlive the page. */
const mostInBatch = { events: 15, steps: 50 };

/** Characters under way beside which another batch may outlive the page: browsers let 64 KiB do so in all. */
const roomForAnother = 32 * 1024;

/** Events, and steps, to keep while the collector takes nothing; beyond that the oldest is dropped. */
const mostKept = 300;

/** Seconds that the page waits where the collector does not say how long, and at most. */
const waits = { usual: 60, longest: 3_600 };

interface Collector {
  readonly sink: Sink;
  readonly onStep: (step: FunnelStep) => void;
}

/** Session and token of whoever is here; null for a visitor. */
export interface Bearer {
  readonly session: string | null;
  readonly token: string | null;
}

interface Batch {
  readonly events: readonly TrackedEvent[];
  readonly steps: readonly FunnelStep[];
}

/**
 * Sends events and steps to the backend's collector, several of one session at a time, with its token: whose the events
 * were is believed by that alone. A page that is hidden sends what may outlive it at once, and the rest, if any,
 * as long as it lives. A collector that has had enough (429) is sent the same again once it takes more. A lost event is
 * a gap in a report, never a fault of the product: failures are not shown.
 */
export function createCollector(url: string, page: Window, readBearer: () => Bearer): Collector {
  let events: TrackedEvent[] = [];
  let steps: FunnelStep[] = [];
  /** Bearer of each event at its time. */
  const bearers = new WeakMap<TrackedEvent, Bearer>();
  let timer: number | undefined;
  let isHeld = false;
  let underWay = 0;

  function send(): void {
    if (isHeld) return;
    page.clearTimeout(timer);
    timer = undefined;
    if (events.length + steps.length === 0) return;
    sendBatch();
    if (events.length + steps.length > 0) sendSoon();
  }

  /** Sends as many batches as may outlive the page. */
  function sendRest(): void {
    if (isHeld || events.length + steps.length === 0 || underWay > roomForAnother) return;
    send();
    sendRest();
  }

  const sessionOf = (event?: TrackedEvent) => event && bearers.get(event)?.session;

  function sendBatch(): void {
    const session = sessionOf(events[0]);
    const ofOthers = events.findIndex((event) => sessionOf(event) !== session);
    const ofOne = ofOthers === -1 ? events.length : ofOthers;
    const batch = {
      events: events.splice(0, Math.min(ofOne, mostInBatch.events)),
      steps: steps.splice(0, mostInBatch.steps),
    };
    const last = batch.events.at(-1);
    const now = readBearer();
    // Nothing tells whose steps are. A token that was kept may be over by now.
    const bearer = last && (now.session === session ? now : bearers.get(last));
    post(batch, bearer?.token ?? null).catch(() => undefined);
  }

  async function post(batch: Batch, bearer: string | null): Promise<void> {
    const body = JSON.stringify(batch);
    const headers = {
      'content-type': 'application/json',
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    };
    underWay += body.length;
    const answer = await page.fetch(url, { method: 'POST', body, headers, keepalive: true }).finally(() => {
      underWay -= body.length;
    });
    if (answer.status !== 429) return;
    events = inOrder([...batch.events, ...events]);
    steps = inOrder([...batch.steps, ...steps]);
    holdFor(Number(answer.headers.get('retry-after')) || waits.usual);
  }

  function holdFor(seconds: number): void {
    isHeld = true;
    page.clearTimeout(timer);
    timer = page.setTimeout(
      () => {
        isHeld = false;
        send();
      },
      Math.min(seconds, waits.longest) * 1_000,
    );
  }

  function sendSoon(): void {
    timer ??= page.setTimeout(send, gatherFor);
  }

  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') sendRest();
  });
  page.addEventListener('pagehide', sendRest);

  return {
    sink: (event) => {
      bearers.set(event, readBearer());
      events = inOrder([...events, event]);
      sendSoon();
    },
    onStep: (step) => {
      steps = inOrder([...steps, step]);
      sendSoon();
    },
  };
}

/** The latest that may be kept, the oldest first: batches that are refused come back in any order. */
function inOrder<Item extends { readonly at: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).slice(-mostKept);
}
