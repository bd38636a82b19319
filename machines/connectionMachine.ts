import { setup } from 'xstate';

export type ConnectionEvent =
  | { type: 'network.lost' }
  | { type: 'network.found' }
  | { type: 'gateway.failed' }
  | { type: 'data.answered' };

/**
 * Whether the backend can be reached, as far as a person should know: without a network, or while the gateway
 * says that the backend is being updated, until the next answer (spec section 8).
 */
export const connectionMachine = setup({
  types: {} as { context: { isOnline: boolean }; events: ConnectionEvent; input: { isOnline: boolean } },
  guards: {
    isOnline: ({ context }) => context.isOnline,
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => input,
  initial: 'starting',
  on: {
    'network.lost': '.offline',
    'gateway.failed': {},
    'data.answered': {},
  },
  states: {
    starting: {
      always: [{ guard: 'isOnline', target: 'connected' }, { target: 'offline' }],
    },
    connected: {
      on: { 'gateway.failed': 'updating' },
    },
    updating: {
      on: { 'data.answered': 'connected' },
    },
    offline: {
      on: { 'network.found': 'connected' },
    },
  },
});
