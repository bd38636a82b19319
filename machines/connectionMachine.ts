import { setup } from 'xstate';
import type { TrackingMeta } from '#domain/trackingMeta.ts';
import { watchPort } from './port.ts';

/** News of the browser's network. */
export type NetworkEvent = { type: 'network.lost' } | { type: 'network.found' };

export type ConnectionEvent =
  NetworkEvent | { type: 'gateway.failed' } | { type: 'data.answered' } | { type: 'person.left' };

/**
 * Whether the backend can be reached, as far as a person should know: without a network, or while the gateway
 * says that the backend is being updated, until the next answer (spec section 8). Visitors ask for no data, so
 * the person who leaves ends that too.
 */
export const connectionMachine = setup({
  types: {} as {
    context: { isOnline: boolean };
    events: ConnectionEvent;
    meta: TrackingMeta<ConnectionEvent, { isOnline: boolean }>;
    input: { isOnline: boolean };
  },
  actors: { watchNetwork: watchPort('watchNetwork') },
  guards: { isOnline: ({ context }) => context.isOnline },
}).createMachine({
  id: 'connection',
  description: 'Whether the backend can be reached, as far as people should know.',
  context: ({ input }) => input,
  initial: 'starting',
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  on: { 'network.lost': '.offline', 'gateway.failed': {}, 'data.answered': {}, 'person.left': {} },
  states: {
    starting: {
      description: 'Whether there is a network decides what comes next.',
      always: [{ guard: 'isOnline', target: 'connected' }, { target: 'offline' }],
    },
    connected: { description: 'The backend can be reached.', on: { 'gateway.failed': 'updating' } },
    updating: {
      description: 'The backend is being updated, and answers nothing.',
      on: { 'data.answered': 'connected', 'person.left': 'connected' },
    },
    offline: { description: 'There is no network.', on: { 'network.found': 'connected' } },
  },
});
