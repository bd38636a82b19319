import type { FunnelStep } from '#domain/funnelStep.ts';
import type { TrackedEvent } from '#domain/trackedEvent.ts';

/** Milliseconds from an event to its batch, so that batches do not compete with the page's own calls. */
const gatherFor = 1_000;

/** Maximum numbers of events and of steps in a batch: about half of the 64 KiB that browsers allow with `keepalive`. */
const mostInBatch = { events: 15, steps: 50 };

/** Maximum characters of unanswered batches at which a hidden page sends another; browsers allow 64 KiB in all. */
const roomForAnother = 32 * 1024;

/** Maximum number of waiting events, and of waiting steps; the oldest are dropped. */
const mostKept = 300;

/** Seconds to wait after a 429: `usual` without `Retry-After`, and `longest` at most. */
const waits = { usual: 60, longest: 3_600 };

/** Session id and access token of the person; both null for a visitor. */
export type CollectorCredentials = Readonly<Record<'session' | 'token', string | null>>;

/**
 * Creates the client that sends events and steps to the backend's collector in batches. All events of a batch belong to
 * one session, whose token authenticates them. When the page is hidden, the client sends as many batches as `keepalive`
 * allows. After a 429, it resends the batch later. Other failures are ignored: a lost event is only a gap in a report.
 */
export function createCollector(url: string, page: Window, readBearer: () => CollectorCredentials) {
  let events: TrackedEvent[] = [];
  let steps: FunnelStep[] = [];
  const bearers = new WeakMap<TrackedEvent, CollectorCredentials>();
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
    // Steps need no token, since they name no person. The token stored with an event may have expired.
    const bearer = last && (now.session === session ? now : bearers.get(last));
    post(batch, bearer?.token ?? null).catch(() => undefined);
  }

  async function post(
    batch: { readonly events: readonly TrackedEvent[]; readonly steps: readonly FunnelStep[] },
    token: string | null,
  ): Promise<void> {
    const body = JSON.stringify(batch);
    const headers = {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
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
    sink: (event: TrackedEvent) => {
      bearers.set(event, readBearer());
      events = inOrder([...events, event]);
      sendSoon();
    },
    onStep: (step: FunnelStep) => {
      steps = inOrder([...steps, step]);
      sendSoon();
    },
  };
}

/** Sorts items by time, since refused batches come back in any order, and keeps the latest `mostKept`. */
function inOrder<Item extends { readonly at: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).slice(-mostKept);
}
