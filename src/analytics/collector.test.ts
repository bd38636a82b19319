import { json } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import type { FunnelStep } from '#domain/funnelStep.ts';
import { randomUuid } from '#domain/randomKey.ts';
import type { TrackedEvent } from '#domain/trackedEvent.ts';
import { startLoopbackServer } from '#tests/support/loopbackServer.ts';
import { createCollector, type CollectorCredentials } from './collector.ts';

type Batch = Record<'events' | 'steps', readonly { readonly at: string }[]>;

/** Time of the event or step with this number. */
const instantOf = (number: number) => new Date(Date.UTC(2026, 10, 20) + number * 1_000).toISOString();

/** Opens a page whose collector refuses this many batches first, with a `Retry-After` of a second. */
async function openPage(refusals: number) {
  let bearer: CollectorCredentials = { session: null, token: null };
  const bearers: (string | null)[] = [];
  const sent: string[] = [];
  const received: Batch[] = [];
  let left = refusals;
  const { origin } = await startLoopbackServer((request, response) => {
    void json(request).then((sent) => {
      left -= 1;
      if (left >= 0) return response.writeHead(429, { 'retry-after': '1' }).end();
      received.push(sent as Batch);
      return response.writeHead(202).end();
    });
  });
  const page = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    fetch: (url: string, init: { readonly body: string; readonly headers: Record<string, string> }) => {
      sent.push(init.body);
      bearers.push(init.headers['authorization'] ?? null);
      return fetch(url, init);
    },
    setTimeout,
    clearTimeout,
  });
  const { sink, onStep } = createCollector(origin, page as unknown as Window, () => bearer);
  const event = { name: 'Logout', properties: {}, context: { area: '', route: 'Dashboard' } } as const;
  const step = {
    chart: 'session',
    run: 'a'.repeat(32),
    from: null,
    event: 'opened',
    to: 'restoring',
  } as const;
  return {
    received,
    sent,
    /** `Authorization` header of each request. */
    bearers,
    setBearer: (other: CollectorCredentials) => {
      bearer = other;
    },
    hide: () => {
      page.document.visibilityState = 'hidden';
      page.document.dispatchEvent(new Event('visibilitychange'));
      page.dispatchEvent(new Event('pagehide'));
    },
    /** Tracks an event with a route of this length. */
    track: (number: number, length = 1) =>
      sink({
        ...event,
        messageId: randomUuid(),
        context: { area: '', route: '/'.repeat(length) },
        at: instantOf(number),
      } satisfies TrackedEvent),
    step: (number: number) => onStep({ ...step, number, at: instantOf(number) } satisfies FunnelStep),
  };
}

const instants = (batches: readonly Batch[], key: keyof Batch) =>
  batches.flatMap((batch) => batch[key].map(({ at }) => at));

it.concurrent('a refused batch is sent again later, in order and with the same ids', async () => {
  const { sent, received, track, step } = await openPage(1);
  for (const number of [1, 2, 3]) {
    track(number);
    step(number);
  }
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000 });
  expect(instants(received, 'events')).toEqual([1, 2, 3].map(instantOf));
  expect(instants(received, 'steps')).toEqual([1, 2, 3].map(instantOf));
  const [refused] = sent.map((body) => JSON.parse(body) as Batch);
  expect(received).toEqual([refused]);
}, 15_000);

it.concurrent('events of a person are sent only with their own token, even after another person has logged in', async () => {
  const { track, setBearer, bearers, received } = await openPage(1);
  setBearer({ session: 'X-1', token: 'first' });
  track(1);
  setBearer({ session: 'X-1', token: 'renewed' });
  await vi.waitFor(() => expect(bearers).toEqual(['Bearer renewed']), 5_000);
  track(2);
  setBearer({ session: null, token: null });
  track(3);
  setBearer({ session: 'Y-1', token: 'other' });
  track(4);
  await vi.waitFor(() => expect(received).toHaveLength(3), 10_000);
  expect(bearers.slice(1)).toEqual(['Bearer renewed', null, 'Bearer other']);
  expect(instants(received, 'events')).toEqual([1, 2, 3, 4].map(instantOf));
}, 20_000);

it.concurrent('batches are small enough for keepalive, and the queue keeps the latest 300 events', async () => {
  const { received, track } = await openPage(0);
  const numbers = Array.from({ length: 310 }, (_, index) => index);
  for (const number of numbers) track(number);
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(2), { timeout: 10_000 });
  for (const { events } of received) expect(events.length).toBeLessThanOrEqual(15);
  expect(instants(received, 'events')).toEqual(numbers.slice(10, 10 + received.length * 15).map(instantOf));
}, 15_000);

it.concurrent('a hidden page sends as much as keepalive allows, and the rest later', async () => {
  const { received, sent, track, hide } = await openPage(0);
  for (let number = 0; number < 40; number += 1) track(number);
  hide();
  expect(sent).toHaveLength(3);
  await vi.waitFor(() => expect(received).toHaveLength(3), { timeout: 10_000 });
  for (let number = 40; number < 85; number += 1) track(number, 1_500);
  hide();
  expect(sent).toHaveLength(5);
  expect(sent.slice(3).join('').length).toBeLessThan(64 * 1024);
  await vi.waitFor(() => expect(received).toHaveLength(6), { timeout: 10_000 });
}, 30_000);
