import { setup } from 'xstate';
import type { ChartTypes } from './chartTypes.ts';
import { watchPort } from './port.ts';

export type NetworkEvent = { type: 'network.lost' } | { type: 'network.found' };

export type ConnectionEvent =
  | NetworkEvent
  | { type: 'gateway.failed' }
  | { type: 'data.answered' }
  | { type: 'person.left' };

/**
 * Connection to the backend as people see it: connected, offline (the browser has no network), or updating (the
 * gateway reports that the backend is being updated, spec section 8). The next response with data ends the update; so
 * does logging out, since visitors load no data.
 */
export const connectionMachine = setup({
  types: {} as ChartTypes<ConnectionEvent, { isOnline: boolean }> & {
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
      description: 'Whether there is a network decides the next state.',
      always: [{ guard: 'isOnline', target: 'connected' }, { target: 'offline' }],
    },
    connected: { description: 'The backend can be reached.', on: { 'gateway.failed': 'updating' } },
    updating: {
      description: 'The backend is being updated and does not answer.',
      on: { 'data.answered': 'connected', 'person.left': 'connected' },
    },
    offline: { description: 'There is no network.', on: { 'network.found': 'connected' } },
  },
});
