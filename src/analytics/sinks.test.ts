import { expect, it } from 'vitest';
import type { TrackedEvent } from '#domain/trackedEvent.ts';
import { createSinks } from './sinks.ts';

const event: TrackedEvent = {
  messageId: '00000000-0000-4000-8000-000000000000',
  name: 'Logout',
  properties: {},
  context: { area: 'Marketplace', route: 'Dashboard' },
  at: '2026-11-20T12:00:00.000Z',
};

it('every sink gets every event, even after one that fails', () => {
  const received: TrackedEvent[] = [];
  const send = createSinks([
    () => {
      throw new Error('This sink is broken.');
    },
    (sent) => received.push(sent),
    (sent) => received.push(sent),
  ]);
  expect(() => send(event)).not.toThrow();
  expect(received).toEqual([event, event]);
});
